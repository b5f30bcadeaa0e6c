import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../data/domains.ts';
import { KIND } from '../../data/mastery.ts';
import * as text from '../../terminal/index.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

it('EX-15: an assimilated card does not act in this Age (DM-AGE-08, DM-INF-07)', () => {
  const t = table({ players: { A: { influence: 5 }, B: { tree: ['mythology'] } } });
  expect(t.asked).toBe('A assimilation.choose');
  t.play(`A ${t.line('A', 'gain mythology')}`);
  expect([t.from('A', 'mastery'), t.from('A', 'nodus'), t.influence('A')]).toEqual([4, 1, 6]);
  expect([t.from('A', 'effects1'), t.from('A', 'influence1')]).toEqual([0, 5]);
  const next = table({ players: { A: { influence: 6 }, B: {} }, age: 2 });
  expect(next.from('A', 'influence2')).toBe(6);
});

it('EX-24: Influence scores, and among equals initiative decides who assimilates (DM-INF-02, DM-INF-03, DM-INI-03)', () => {
  const t = table({
    players: { A: { influence: 7 }, B: { influence: 7 }, C: { influence: 3, tree: ['military'] } },
    order: 'CBA',
  });
  expect(['A', 'B', 'C'].map((initial) => t.from(initial, 'influence1'))).toEqual([7, 7, 3]);
  expect(t.asked).toBe('B assimilation.choose');
});

describe('EX-25: assimilation (DM-INF-05, DM-INF-08)', () => {
  it('is lost without anything to take', () => {
    const t = table({
      players: {
        A: { tree: ['military'] },
        B: { influence: 4, tree: ['military', 'fishing', 'relics'] },
        C: { tree: ['fishing'] },
      },
    });
    expect(t.last('leads')[1]).toBe(1);
    expect([t.s.age, t.count('cardGained')]).toEqual([2, 0]);
  });

  it('turns an own card that another has Advanced', () => {
    const t = table({
      players: { A: { tree: ['medicine+'] }, B: { influence: 4, tree: ['medicine'] } },
    });
    t.play('B advance medicine');
    expect(t.s.mastery[1]![KIND.medicine]).toBe(2);
    expect([t.from('B', 'mastery'), t.influence('B')]).toEqual([4, 5]);
  });
});

describe('EX-28: Domination cards (DM-DOM-01, DM-DOM-02)', () => {
  const t = table({
    players: { A: { knowledge: { ART: 4 } }, B: { knowledge: { ART: 4 } }, C: {} },
    order: 'CBA',
    holders: { SCI: 'A' },
  });

  it('go to the most Knowledge, among equals by initiative', () => {
    expect(t.s.holders[DOMAINS.indexOf('ART')]).toBe(1);
    expect([t.from('A', 'domination1'), t.from('B', 'domination1')]).toEqual([0, 5]);
  });

  it('stay out where nobody has any, even if somebody held the card', () => {
    expect(t.s.holders[DOMAINS.indexOf('SCI')]).toBe(-1);
  });
});

describe('EX-29: the new initiative (DM-INI-02, DM-R-14)', () => {
  const players = { A: { vp: 40 }, B: { vp: 55 }, C: { vp: 40 } };

  it('is the old one reversed, whatever the VP', () => {
    expect(table({ players }).last('initiative')[1]).toEqual([2, 1, 0]);
  });

  it('goes by fewest VP in games of older rules', () => {
    expect(table({ players, rules: 2 }).last('initiative')[1]).toEqual([2, 0, 1]);
  });
});

it('EX-43: the same Knowledge three times (DM-AGE-07, DM-DOM-05, DM-AGE-11)', () => {
  const t = table({
    players: { A: { tree: ['banking'], knowledge: { TRA: 7, SCI: 4, ART: 1 } }, B: {} },
    map: { 'D(0,0)': 'T01 0 A1' },
  });
  expect(t.from('A', 'effects1')).toBe(4);
  expect(t.from('A', 'domination1')).toBe(15);
  const taken = t.events.filter(([name]) => name === 'dominationTaken');
  expect(taken.map(([, , counts]) => (counts as number[])[0])).toEqual([0, 0, 1, 7, 4, 0]);
  expect(t.knowledge('A')).toEqual({});
});

it('EX-44: Influence of cards comes before their VP (DM-AGE-07, DM-INF-02)', () => {
  const t = table({
    players: { A: { tree: ['relics', 'maritimeLeague', 'theology'], influence: 11 }, B: {} },
  });
  expect([t.influence('A'), t.from('A', 'effects1'), t.from('A', 'influence1')]).toEqual([16, 4, 16]);
});

it('EX-35: a tie at the end goes by initiative (DM-FIN-08)', () => {
  const options = { goals: 'objectives', omens: 'off' };
  const t = table({ players: { A: { vp: 212 }, B: { vp: 212 } }, order: 'BA', age: 3, options });
  expect(t.s.outcome).toEqual({ places: [2, 1], scores: [212, 212], reason: 'ages' });
  expect([0, 1].map((seat) => text.tied(t.s, seat))).toEqual(['initiative II', 'initiative I']);
  const apart = table({ players: { A: { vp: 212 }, B: { vp: 211 } }, order: 'BA', age: 3, options });
  expect([0, 1].map((seat) => text.tied(apart.s, seat))).toEqual([null, null]);
});

describe('EX-40: modules (DM-VAR-01)', () => {
  it.each([
    ['hegemon', 'off', 2, true, false],
    ['objectives', 'on', 4, false, true],
    ['hegemon', 'on', 2, true, false],
    ['objectives', 'off', 4, false, true],
  ] as const)('goals %s, omens %s', (goals, omens, options, e3, f3) => {
    const given: Given = { players: { A: {}, B: {} }, options: { goals, omens }, age: 3 };
    const t = table(given);
    const stages = t.events.flatMap((event) => (event[0] === 'stageStarted' ? [event[1]] : []));
    expect([stages.includes('hegemon'), stages.includes('objectives')]).toEqual([e3, f3]);
    expect(t.fresh().offers('A')).toHaveLength(options);
  });

  it('with Omens the Augur replaces the High Priest, who scores at the start of a turn', () => {
    const priest = (omens: 'on' | 'off') =>
      table({
        players: { A: {}, B: {} },
        options: { omens },
        holders: { REL: 'A' },
        turn: ['A', 'grow'],
      }).vp('A');
    expect([priest('off'), priest('on')]).toEqual([1, 0]);
  });
});
