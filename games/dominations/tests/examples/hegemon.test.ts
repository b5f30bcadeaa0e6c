import { playout, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../../data/hegemon.ts';
import { dominations as game } from '../../index.ts';
import { fillRack, hegemonCount } from '../../rules/hegemon.ts';
import { SOURCES } from '../../rules/types.ts';
import type { Given, Laid } from '../position.ts';
import { type Table, table } from '../table.ts';

const tileOf = (id: string) => HEGEMON.findIndex((tile) => tile.id === id);

/** Who takes a tile at E3, and what it counts by seat. */
function dominated(t: Table, id: string): [counts: number[], taker: string] {
  const event = t.events.find(([name, tile]) => name === 'dominated' && tile === tileOf(id));
  if (event?.[0] !== 'dominated') throw new Error(`${id} was not in the rack`);
  return [event[2], event[3] < 0 ? 'nobody' : Object.keys(t.given.players)[event[3]]!];
}

const count = (given: Given, id: string) => hegemonCount(table(given).s, 0, tileOf(id));

it('EX-07: City Levels count 0, 1, 2 (DM-HEG-11)', () => {
  const given: Given = {
    players: { A: {}, B: {} },
    map: { 'U(9,9)': 'G01 0 A1', 'U(10,9)': 'G02 0 A1', 'U(11,9)': 'G03 0 A2', 'U(12,9)': 'G04 0 A3' },
    turn: ['A', 'build'],
  };
  expect([count(given, 'HT-CI2'), count(given, 'HT-CI1')]).toEqual([3, 4]);
});

it('EX-08: adjacent and non-adjacent Cities (DM-HEG-12, DM-R-17)', () => {
  const cities: { readonly [cell: string]: Laid } = {
    'U(1,0)': 'G01 0 A1',
    'D(1,0)': 'G02 0 A1',
    'U(5,5)': 'G03 0 A1',
  };
  for (const map of [cities, { ...cities, 'D(5,5)': 'G04 0 B1' } as typeof cities]) {
    const given: Given = { players: { A: {}, B: {} }, map, turn: ['A', 'build'] };
    expect([count(given, 'HT-CI3'), count(given, 'HT-CI4')]).toEqual([2, 1]);
  }
});

it('EX-09: initiative takes all of a draw (DM-HEG-06, DM-R-06)', () => {
  const t = table({
    players: { A: {}, B: {}, C: {} },
    map: { 'U(9,9)': 'G01 0 stonehenge', 'U(10,9)': 'G02 0 greatPyramid' },
    monuments: { stonehenge: 'AAAB', greatPyramid: 'BBC' },
    order: 'BAC',
  });
  expect(dominated(t, 'HT-MON')).toEqual([[3, 3, 1], 'B']);
});

it('EX-10: one player may dominate several (DM-HEG-05)', () => {
  const t = table({
    players: { A: { influence: 3, tree: ['storytelling a 0 -1'] }, B: {} },
    map: { 'U(9,9)': 'G01 0 A1' },
    order: 'BA',
    rack: ['HT-CI1', 'HT-MA2', 'HT-NOA'],
  });
  expect(['HT-INF', 'HT-CI1', 'HT-NOA'].map((id) => dominated(t, id)[1])).toEqual(['A', 'A', 'A']);
  // Nobody has built a Monument level or turned a card: those two go to B, who is first.
  expect([t.from('A', 'hegemon1'), t.from('B', 'hegemon1')]).toEqual([30, 20]);
});

describe('EX-11: the rack of Age II (DM-AGE-02, DM-R-24)', () => {
  it('keeps Monuments and Influence', () => {
    const t = table({ players: { A: {}, B: {} }, rack: ['HT-CI2', 'HT-MA1', 'HT-NOG'] });
    expect(t.last('rackFilled')[1].slice(0, 2)).toEqual([tileOf('HT-MON'), tileOf('HT-INF')]);
  });

  it('draws each other tile with equal chance, those of Age I too', () => {
    const { s } = table({ players: { A: {}, B: {} }, turn: ['A', 'build'] });
    const drawn = HEGEMON.map(() => 0);
    s.rng = seeded(seedOf(11));
    for (let i = 0; i < 2400; i++) {
      fillRack(s);
      for (const tile of s.rack) drawn[tile]!++;
    }
    const wanted = { monuments: 2400, influence: 2400, cities: 600, mastery: 1200, nodus: 400 };
    for (const [tile, { category }] of HEGEMON.entries())
      expect(Math.abs(drawn[tile]! - wanted[category])).toBeLessThan(120);
  });
});

it('EX-12: 150 VP in every game, whoever has anything (DM-HEG-15)', () => {
  for (const [number, seats] of [2, 3, 4, 2, 3, 4].entries()) {
    const s = game.setup(seedOf(number), seats);
    const rng = seeded(seedOf(number));
    playout(game, s, rng);
    const columns = ['hegemon1', 'hegemon2', 'hegemon3'] as const;
    const won = columns.map((source) => s.sheet.reduce((sum, row) => sum + row[SOURCES.indexOf(source)]!, 0));
    expect(won).toEqual([50, 50, 50]);
  }
});

it('EX-12: 150 VP where each objective has a leader (DM-HEG-15)', () => {
  const total = [1, 2, 3].map((age) => {
    const t = table({
      players: { A: { influence: 3, tree: ['storytelling a 0 -1'] }, B: { tree: ['storytelling+ b'] } },
      map: { 'U(9,9)': 'G01 0 A2', 'U(10,9)': 'G02 0 stonehenge', 'U(11,9)': 'G03 0 B1' },
      monuments: { stonehenge: 'B' },
      rack: ['HT-CI2', 'HT-MA2', 'HT-NOA'],
      age,
    });
    if (t.asked === 'A assimilation.choose') t.play('A pass');
    return ['A', 'B'].map((initial) => t.from(initial, `hegemon${age as 1 | 2 | 3}`));
  });
  expect(total.flat().reduce((sum, vp) => sum + vp)).toBe(150);
});

describe('EX-26: the assimilated card counts (DM-R-16, DM-HEG-13)', () => {
  const given: Given = {
    players: {
      A: { tree: ['fishing', 'music', 'markets', 'offerings', 'taxation', 'medicine+'] },
      B: { tree: ['fishing', 'music', 'markets', 'offerings', 'medicine'], influence: 2 },
    },
    rack: ['HT-MA1'],
  };

  it('as a Basic one', () => {
    const t = table(given);
    t.play(`B ${t.line('B', 'gain taxation')}`);
    expect(dominated(t, 'HT-MA1')).toEqual([[5, 6], 'B']);
  });

  it('and a card that is turned does no longer', () => {
    const t = table(given);
    t.play('B advance medicine');
    expect(dominated(t, 'HT-MA1')).toEqual([[5, 4], 'A']);
  });
});

it('EX-27: a draw at 0 goes to the highest initiative (DM-HEG-07, DM-R-15, DM-VAR-05)', () => {
  const given: Given = { players: { A: {}, B: {}, C: {} }, order: 'BAC', rack: ['HT-NOT'] };
  const t = table(given);
  expect(dominated(t, 'HT-NOT')).toEqual([[0, 0, 0], 'B']);
  const scored = t
    .all('scored')
    .find(([, , , source, , which]) => source === 'hegemon1' && which === tileOf('HT-NOT'));
  expect(scored?.slice(1, 3)).toEqual([1, 10]);
  const nobody = table({ ...given, options: { hegemonTies: 'nobody' } });
  expect(dominated(nobody, 'HT-NOT')).toEqual([[0, 0, 0], 'nobody']);
  expect(['A', 'B', 'C'].map((initial) => nobody.from(initial, 'hegemon1'))).toEqual([0, 0, 0]);
});

it('DM-HEG-07: in games of older rules nobody takes what nobody has', () => {
  const t = table({ players: { A: {}, B: {} }, rack: ['HT-NOT'], rules: 2 });
  expect(dominated(t, 'HT-NOT')).toEqual([[0, 0], 'nobody']);
  expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
});

it('EX-46: E3 goes by the order of its own Age (DM-HEG-07, DM-INI-04)', () => {
  const first = table({
    players: { A: {}, B: {}, C: { vp: 9 } },
    map: { 'U(9,9)': 'G01 0 A1', 'U(10,9)': 'G02 0 B1' },
    order: 'CAB',
    rack: ['HT-CI2'],
  });
  expect(dominated(first, 'HT-CI2')).toEqual([[0, 0, 0], 'C']);
  const second = table({
    players: { A: {}, B: { vp: 9 }, C: {} },
    map: { 'U(9,9)': 'G01 0 A2', 'U(10,9)': 'G02 0 B2' },
    order: 'BCA',
    rack: ['HT-CI2'],
    age: 2,
  });
  expect(dominated(second, 'HT-CI2')).toEqual([[1, 1, 0], 'B']);
  expect(second.s.order).toEqual([0, 2, 1]);
});
