import { pick, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../../data/hegemon.ts';
import { dominations as game } from '../../index.ts';
import { bag } from '../../rules/bag.ts';
import type { Event } from '../../rules/types.ts';
import type { Given } from '../position.ts';
import { started } from '../started.ts';
import { type Table, table } from '../table.ts';

/** All that happens in a game played at random. */
function whole(seats: number, seed: number): Event[] {
  const s = game.setup(seedOf(seed), seats);
  const rng = seeded(seedOf(seed + 1));
  const events: Event[] = [];
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    events.push(...game.apply(s, seat, pick(rng, game.moves(s, seat))));
  }
  return events;
}

const stages = (t: Table) => t.all('stageStarted').map(([, stage]) => stage);

describe('the start of an Age', () => {
  it('DM-AGE-01: everybody draws 7 tiles, in initiative order', () => {
    const { s, events } = started(4, {}, 3);
    const drew = events.flatMap((event) => (event[0] === 'drew' ? [event] : []));
    expect(drew.map(([, seat]) => seat)).toEqual(s.order);
    expect(drew.map(([, , tiles]) => tiles.length)).toEqual([7, 7, 7, 7]);
    expect(new Set(s.hands.flat()).size).toBe(28);
    expect(bag(s)).toHaveLength(90 - 28);
    const hands = [5, 6, 7].map((seed) => started(4, {}, seed).s.hands.flat());
    expect(new Set(hands.flat()).size).toBeGreaterThan(28 + 10);
    const later = table({ players: { A: {}, B: {} } });
    expect([later.s.age, later.s.hands.map((hand) => hand.length)]).toEqual([2, [7, 7]]);
  });

  it('DM-AGE-02: the two permanent tiles stay, the others are drawn anew before the first turn', () => {
    const t = table({ players: { A: {}, B: {} }, rack: ['HT-CI4', 'HT-MA2', 'HT-NOC'] });
    const rack = t.last('rackFilled')[1];
    expect(rack.map((tile) => HEGEMON[tile]!.category)).toEqual([
      'monuments',
      'influence',
      'cities',
      'mastery',
      'nodus',
    ]);
    expect([t.asked, t.s.rack]).toEqual(['B redraw.choose', rack]);
    const without = table({ players: { A: {}, B: {} }, options: { goals: 'objectives' } });
    expect([without.s.age, without.count('rackFilled')]).toEqual([2, 0]);
  });

  it('DM-AGE-03: once, by initiative, any tiles are set aside and as many drawn before they go back', () => {
    const { s } = started(3, {}, 4);
    const [first, second] = s.order as [number, number];
    const hand = s.hands[first]!.slice();
    expect(game.whyNot(s, first, ['redraw', 128])?.code).toBe('no-such-tiles');
    expect(game.whyNot(s, second, ['redraw', 0])).not.toBeNull();
    expect(game.moves(s, first)).toHaveLength(128);
    game.apply(s, first, ['redraw', 0b1000101]);
    const now = s.hands[first]!;
    expect(now).toHaveLength(7);
    for (const [i, tile] of hand.entries()) expect(now.includes(tile)).toBe(![0, 2, 6].includes(i));
    expect(bag(s)).toEqual(expect.arrayContaining([hand[0], hand[2], hand[6]]));
    expect(game.waiting(s)).toEqual([second]);
    game.apply(s, second, ['redraw', 0]);
    game.apply(s, s.order[2]!, ['redraw', 127]);
    expect([s.round, s.phase]).toEqual([1, 'grow']);
  });
});

describe('rounds and turns', () => {
  it('DM-AGE-04: five rounds in which each takes one turn, in the order of the Age', () => {
    const events = whole(3, 9);
    const turns = events.flatMap((event) => (event[0] === 'turnStarted' ? [event.slice(1)] : []));
    const wanted = events.flatMap((event) =>
      event[0] === 'ageStarted'
        ? [1, 2, 3, 4, 5].flatMap((round) => event[2].map((seat) => [seat, event[1], round]))
        : [],
    );
    expect(wanted).toHaveLength(45);
    expect(turns).toEqual(wanted);
  });

  it('DM-AGE-05: Grow is compulsory, Build and Develop may be passed, and none comes again', () => {
    const t = table({
      players: { A: { hand: ['T01'], knowledge: { GOV: 6, SCI: 6 } }, B: {} },
      map: { 'D(0,0)': 'G01 0', 'U(9,9)': 'G02 0' },
      options: { omens: 'off' },
      turn: ['A', 'grow'],
    });
    const lines = ['A pass', 'A city D(0,0)', 'A gain counting a 0 1'];
    expect(lines.map((line) => t.whyNot(line)?.code)).toEqual([
      'cannot-pass',
      'build-later',
      'develop-later',
    ]);
    t.play('A place T01 D(-2,0) 0');
    expect(t.asked).toBe('A build.choose');
    expect(t.whyNot('A gain counting a 0 1')?.code).toBe('end-build-first');
    t.play('A pass');
    expect(t.asked).toBe('A develop.choose');
    expect(t.whyNot('A city D(0,0)')?.code).toBe('build-passed');
    t.play('A pass');
    expect(t.asked).toBe('B grow.place');
    expect([t.last('passed')[2], t.vp('A')]).toEqual(['develop', 0]);
  });
});

describe('the end of an Age', () => {
  it('DM-AGE-06: E1 to E5 follow round 5 of every Age', () => {
    const events = whole(2, 12);
    const course = events.flatMap((event) =>
      event[0] === 'stageStarted' ? [`${event[1]} ${event[2]}`] : [],
    );
    const parts = ['effects', 'influence', 'hegemon', 'domination'];
    expect(course).toEqual([
      ...[...parts, 'cleanUp'].map((part) => `${part} 1`),
      ...[...parts, 'cleanUp'].map((part) => `${part} 2`),
      ...[...parts, 'gameEnd', 'monuments'].map((part) => `${part} 3`),
    ]);
    const roundFive = events.filter((event) => event[0] === 'turnStarted' && event[3] === 5);
    expect(roundFive).toHaveLength(6);
  });

  it('DM-AGE-07: E1 goes by initiative, each first all Influence and then all VP', () => {
    const t = table({
      players: { A: { tree: ['theology', 'relics'], influence: 2 }, B: { tree: ['theology', 'relics'] } },
      order: 'BA',
    });
    const e1 = t.events.slice(0, t.events.indexOf(t.all('stageStarted')[1]!));
    const effects = e1.flatMap((event) =>
      event[0] === 'influenced' || event[0] === 'scored' ? [[event[0], event[1], event[2]]] : [],
    );
    // B has 2 Influence then, too little for Theology; A has 4.
    expect(effects).toEqual([
      ['influenced', 1, 2],
      ['influenced', 0, 2],
      ['scored', 0, 1],
    ]);
  });

  it('DM-AGE-08: E2 comes next, and a card assimilated in it does not act any more', () => {
    const t = table({
      players: { A: { influence: 3 }, B: { tree: ['maritimeLeague', 'relics'] } },
      order: 'AB',
      options: { omens: 'off' },
    });
    // B's cards have given B 5 Influence, so B leads.
    expect([t.influence('B'), stages(t)[1]]).toEqual([5, 'influence']);
    const other = table({
      players: { A: { influence: 9 }, B: { tree: ['relics'] } },
      options: { omens: 'off' },
    });
    other.play(`A ${other.line('A', 'gain relics')}`);
    expect(other.influence('A')).toBe(10);
  });

  it('DM-AGE-09, DM-AGE-10: Hegemon objectives after Influence, Domination cards after them', () => {
    const given: Given = { players: { A: { knowledge: { ART: 1 }, influence: 1 }, B: {} }, age: 2 };
    expect(stages(table(given))).toEqual(['effects', 'influence', 'hegemon', 'domination', 'cleanUp']);
    const without = table({ ...given, options: { goals: 'objectives' } });
    expect(stages(without)).toEqual(['effects', 'influence', 'domination', 'cleanUp']);
    expect([without.count('dominated'), without.from('A', 'domination2')]).toEqual([0, 5]);
  });

  it('DM-AGE-11: clean-up after Ages I and II', () => {
    const t = table({
      players: {
        A: {
          knowledge: { GOV: 4, SCI: 2 },
          hand: ['G01', 'G02'],
          tree: ['printing'],
          uses: { printing: 1 },
          vp: 9,
        },
        B: { knowledge: { ART: 6 }, vp: 0 },
      },
      active: [
        ['eclipse', 'A'],
        ['barbarians', 'B'],
      ],
    });
    expect([t.knowledge('A'), t.knowledge('B')]).toEqual([{}, {}]);
    expect(t.all('gaveBack').map(([, seat, tiles]) => [seat, tiles.length])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([t.s.activeOmens, t.s.omenDiscard.length, t.count('omenEnded')]).toEqual([[], 2, 2]);
    expect(t.s.uses[0]).toEqual([0, 0, 0]);
    expect(t.s.order).toEqual([1, 0]);
    const last = table({ players: { A: { knowledge: { GOV: 4 } }, B: {} }, age: 3 });
    expect([last.count('ageEnded'), last.count('initiative'), last.knowledge('A').GOV]).toEqual([0, 0, 4]);
  });

  it('DM-AGE-12: all else carries over', () => {
    const t = table({
      players: { A: { tree: ['fishing b 1 0'], influence: 4, vp: 7 }, B: {} },
      map: { 'D(0,0)': 'G01 0 A2', 'U(9,9)': 'R01 1 stonehenge' },
      monuments: { stonehenge: 'A' },
    });
    expect([t.s.age, t.s.cells.length, t.s.owners, t.s.levels, t.s.sites]).toEqual([
      2,
      2,
      [0, -1],
      [2, 0],
      [-1, 0],
    ]);
    expect([t.s.cards[0]!.length, t.influence('A'), t.limit('A', 'GOV')]).toEqual([3, 4, 12]);
    // Influence, and all five Hegemon objectives: A has most of Monuments, Influence, Cities and Basic cards, and comes first
    // where nobody has any, in Nodus of Government.
    expect([t.vp('A'), t.from('A', 'influence1')]).toEqual([7 + 4 + 50, 4]);
  });
});
