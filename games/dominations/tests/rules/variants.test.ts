import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { MASTERY } from '../../data/mastery.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { dominations as game } from '../../index.ts';
import { supply } from '../../rules/mastery.ts';
import { OPTIONS } from '../../rules/setup.ts';
import type { Given } from '../position.ts';
import { started } from '../started.ts';
import { table } from '../table.ts';

describe('DM-VAR-01: the modules', () => {
  it.each([
    ['hegemon', 'on'],
    ['hegemon', 'off'],
    ['objectives', 'on'],
    ['objectives', 'off'],
  ])('goals %s, omens %s', (goals, omens) => {
    const { s } = started(3, { goals, omens });
    expect([s.rack.length, s.objectives.length]).toEqual(goals === 'hegemon' ? [5, 0] : [0, 3]);
    expect(s.omenDeck.length).toBe(omens === 'on' ? 52 : 0);
  });

  it('are both in play unless something else is said', () => {
    const { s } = started(2);
    expect([s.hegemon, s.hasOmens, s.ambition, s.hiddenHands, s.firstGame, s.tiesToNobody]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(OPTIONS.map(({ id }) => id)).toEqual([
      'goals',
      'omens',
      'ambition',
      'hiddenHands',
      'firstGame',
      'hegemonTies',
      'headStart',
    ]);
  });
});

describe('DM-VAR-02: ambition', () => {
  const options = { goals: 'objectives', ambition: 'on', omens: 'off' };
  const nations = {
    A: { nation: 'Huns', tree: ['fishing'] },
    B: { nation: 'Greeks' },
    C: { nation: 'Celts' },
  } as const;
  const turn = (more: Partial<Given> = {}) =>
    table({ players: nations, options, age: 3, turn: ['A', 'grow'], ...more });

  it('is declared at the start of an own turn of Age III, before its effects', () => {
    const t = turn();
    expect([t.asked, t.knowledge('A')]).toEqual(['A turn.declare', {}]);
    expect(t.offers('A')).toEqual([1, 2, 3, 4, 5].map((n) => `declare ${n}`).concat('pass'));
    expect(t.whyNot('A declare 0')?.code).toBe('ambition-too-low');
    expect(t.whyNot('A declare 6')?.code).toBe('ambition-too-high');
    t.play('A declare 2');
    expect([t.last('declared').slice(1), t.asked, t.knowledge('A')]).toEqual([
      [0, 2, 10],
      'A grow.place',
      { CRA: 1 },
    ]);
    expect(turn({ age: 2 }).asked).toBe('A grow.place');
    expect(turn({ options: { goals: 'objectives', omens: 'off' } }).asked).toBe('A grow.place');
    expect(turn({ options: { goals: 'hegemon', ambition: 'on', omens: 'off' } }).asked).toBe('A grow.place');
  });

  it('may be left until a later turn, and is declared once', () => {
    const t = turn();
    t.play('A pass');
    expect([t.asked, t.count('declared')]).toEqual(['A grow.place', 0]);
    const again = turn({ players: { ...nations, A: { ...nations.A, ambition: 2 } }, firstAmbition: 'A' });
    expect(again.asked).toBe('A grow.place');
  });

  it('must be higher than every earlier one, for 20', () => {
    const t = turn({ players: { ...nations, B: { nation: 'Greeks', ambition: 3 } }, firstAmbition: 'B' });
    expect(t.offers('A')).toEqual(['declare 4', 'declare 5', 'pass']);
    expect(t.whyNot('A declare 3')).toMatchObject({ code: 'ambition-too-low', params: { least: 4 } });
    t.play('A declare 4');
    expect(t.last('declared').slice(1)).toEqual([0, 4, 20]);
    const full = turn({ players: { ...nations, B: { nation: 'Greeks', ambition: 5 } }, firstAmbition: 'B' });
    expect(full.asked).toBe('A grow.place');
  });

  it('wins or loses the stake at F3, not below 0', () => {
    const end = (a: number, b: number, vp = 0) => {
      const t = table({
        players: {
          A: { nation: 'Huns', tree: ['military'], ambition: a, vp },
          B: { nation: 'Greeks', tree: ['theatre'], ambition: b, vp },
        },
        options,
        age: 3,
        firstAmbition: 'A',
      });
      return [t.from('A', 'ambition'), t.from('B', 'ambition')];
    };
    // Each fulfils one, for 10 VP before.
    expect(end(1, 0)).toEqual([10, 0]);
    expect(end(1, 2)).toEqual([10, -10]);
    expect(end(1, 2, 90)).toEqual([10, -20]);
    expect(end(2, 3, 90)).toEqual([-10, -20]);
    expect(end(0, 0)).toEqual([0, 0]);
  });
});

describe('DM-VAR-03: hidden hands', () => {
  it('are seen by their owners only, and so is what they draw', () => {
    const { s, events } = started(2, { hiddenHands: 'on' });
    expect(game.view(s, 0).hands).toEqual([s.hands[0], Array(7).fill(-1)]);
    expect(game.view(s, 'table').hands).toEqual([Array(7).fill(-1), Array(7).fill(-1)]);
    const drew = events.find((event) => event[0] === 'drew' && event[1] === 1)!;
    expect(drew[3]).toBe(false);
    expect(game.view(started(2).s, 'table').hands).toEqual(started(2).s.hands);
  });
});

describe('DM-VAR-04: a first game', () => {
  it('has no cards of value 9', () => {
    const { s } = started(2, { firstGame: 'on' });
    for (const [kind, { value }] of MASTERY.entries())
      expect(supply(s, kind)).toHaveLength(value === 9 ? 0 : 4);
    const t = table({
      players: { A: { tree: ['education'], knowledge: { GOV: 9 } }, B: {} },
      map: { 'U(9,9)': 'G01 0 A1' },
      turn: ['A', 'develop'],
      options: { firstGame: 'on' },
    });
    expect(t.whyNot('A gain monarchy a 0 -1')?.code).toBe('not-in-game');
    expect(t.kinds('A', 'gain')).not.toContain('monarchy');
  });

  it('deals none of the six objective cards that name one', () => {
    const dealt = new Set(
      Array.from({ length: 30 }, (_, seed) =>
        game.setup(seedOf(seed + 1), 4, { firstGame: 'on', goals: 'objectives' }).objectiveOffers.flat(),
      ).flat(),
    );
    const nations = [...dealt].map((card) => OBJECTIVES[card]!.nation).sort();
    expect(nations).toEqual([
      'Babylonians',
      'Celts',
      'Egyptians',
      'Greeks',
      'Huns',
      'Incas',
      'Khmer',
      'Persians',
      'Phoenicians',
      'Sumerians',
    ]);
  });
});

describe('DM-VAR-06: the head start', () => {
  it('is off unless it is chosen', () => {
    expect(OPTIONS.find(({ id }) => id === 'headStart')).toEqual({
      id: 'headStart',
      values: ['off', 'on'],
      default: 'off',
    });
  });
});

describe('DM-VAR-05: nobody takes a tied Hegemon objective', () => {
  const taken = (hegemonTies: string, a: number) => {
    const t = table({
      players: { A: { influence: a }, B: { influence: 3 }, C: { influence: 1 } },
      order: 'CAB',
      options: { hegemonTies, omens: 'off' },
    });
    return ['A', 'B', 'C'].map((initial) => t.from(initial, 'hegemon1'));
  };

  it('only with that option, and only in a tie', () => {
    // Of the four other tiles all have nothing: a draw as well.
    expect([taken('nobody', 3), taken('nobody', 4), taken('nobody', 2)]).toEqual([
      [0, 0, 0],
      [10, 0, 0],
      [0, 10, 0],
    ]);
    expect(taken('initiative', 3)).toEqual([10, 0, 40]);
  });
});
