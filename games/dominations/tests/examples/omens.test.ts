import { playout, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { OMEN } from '../../data/omens.ts';
import { dominations as game } from '../../index.ts';
import { bag } from '../../rules/bag.ts';
import type { Laid } from '../position.ts';
import { table } from '../table.ts';

const WHEEL: { readonly [cell: string]: Laid } = {
  'D(0,0)': 'G01 0 A1',
  'U(1,0)': 'R05 1',
  'D(1,0)': 'A07 0',
  'U(1,1)': 'T03 2',
  'D(0,1)': 'S09 1 B3',
};

it('EX-30: an Earthquake (DM-OME-07, DM-CIT-09, DM-KNO-08)', () => {
  const t = table({
    players: { A: { knowledge: { GOV: 8 }, vp: 2 }, B: { vp: 14 }, C: { hand: ['C12'] } },
    map: WHEEL,
    omens: ['earthquake'],
    turn: ['C', 'grow'],
  });
  t.play('C place C12 U(0,1) 0');
  expect([t.s.owners[0], t.s.levels[0], t.limit('A', 'GOV'), t.knowledge('A').GOV]).toEqual([-1, 0, 6, 6]);
  expect([t.s.owners[4], t.s.levels[4], t.limit('B', 'SCI')]).toEqual([1, 2, 12]);
  expect([t.vp('A'), t.vp('B')]).toEqual([2, 14]);
});

it('EX-31: two Loci, two Omens, one after the other (DM-PRO-11, DM-OME-01)', () => {
  const t = table({
    players: { A: { hand: ['C12'], tree: ['prophecy'] }, B: {} },
    map: {
      'D(0,0)': 'G01 0',
      'U(1,0)': 'R05 0',
      'D(1,0)': 'A07 0',
      'D(0,1)': 'S09 0',
      'U(0,1)': 'G02 0',
      'U(2,1)': 'G03 0',
      'D(1,1)': 'G04 0',
      'U(2,0)': 'G05 0',
      'D(2,0)': 'G06 0',
    },
    omens: ['bountifulHarvest', 'greatFestival'],
    turn: ['A', 'grow'],
  });
  t.play('A place C12 U(1,1) 0');
  expect([t.count('locusClosed'), t.from('A', 'triggers')]).toEqual([2, 8]);
  expect([t.asked, t.count('omenDrawn')]).toEqual(['A choice.choose', 1]);
  t.play('A choose GOV', 'A choose REL', 'A choose REL');
  expect(t.last('omenDrawn')[2]).toBe(OMEN.greatFestival);
  expect(t.from('A', 'omens')).toBe(5);
});

it('EX-37: Tribute of who has too little Knowledge (DM-OME-11)', () => {
  const t = table({
    players: { A: { knowledge: { GOV: 3 }, vp: 2 }, B: {} },
    omens: ['tribute'],
    turn: ['A', 'omen'],
  });
  expect([t.vp('A'), t.knowledge('A').GOV]).toEqual([0, 3]);
  const choice = table({
    players: { A: { knowledge: { GOV: 4 }, vp: 2 }, B: {} },
    omens: ['tribute'],
    turn: ['A', 'omen'],
  });
  expect(choice.offers('A')).toEqual(['payVp', 'payKnowledge']);
});

describe('EX-47: the bag with four players (DM-AGE-03, DM-R-26)', () => {
  const s = game.setup(seedOf(47), 4);
  const rng = seeded(seedOf(48));
  while (s.age < 3) playout(game, s, rng, 1);

  it('holds 22 tiles at the start of Age III', () => {
    expect([s.cells.length, s.hands.flat().length, bag(s).length]).toEqual([40, 28, 22]);
  });

  it('gives other tiles for those set aside, and has as many afterwards', () => {
    const seat = game.waiting(s)[0]!;
    const hand = s.hands[seat]!.slice();
    game.apply(s, seat, ['redraw', 127]);
    expect(s.hands[seat]!.some((tile) => hand.includes(tile))).toBe(false);
    expect(bag(s)).toHaveLength(22);
    expect(bag(s)).toEqual(expect.arrayContaining(hand));
  });

  it('serves the Great Migration', () => {
    const t = table({
      players: { A: { hand: ['G01', 'G02'] }, B: {} },
      omens: ['greatMigration'],
      turn: ['A', 'omen'],
      age: 3,
    });
    expect([t.asked, t.s.hands[0]!.length]).toEqual(['A migration.giveBack', 4]);
    t.play('A giveBack G01 G02');
    expect(t.s.hands[0]).toHaveLength(2);
  });
});
