import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../../data/hegemon.ts';
import { hegemonCount } from '../../rules/hegemon.ts';
import type { Card, Given, Laid } from '../position.ts';
import { started } from '../started.ts';
import { type Table, table } from '../table.ts';

const tileOf = (id: string): number => HEGEMON.findIndex((tile) => tile.id === id);
const idsOf = (rack: readonly number[]): string[] => rack.map((tile) => HEGEMON[tile]!.id);

/** What a tile counts by seat at E3, and who takes it. */
function dominated(t: Table, id: string): [counts: number[], seat: number] {
  const [, , counts, seat] = t.all('dominated').find(([, tile]) => tile === tileOf(id))!;
  return [counts, seat];
}

const CITIES: { readonly [cell: string]: Laid } = {
  'U(9,9)': 'G01 0 A1',
  'D(9,9)': 'R01 0 A3',
  'U(12,9)': 'S01 0 A2',
  'D(12,9)': 'T01 0 B3',
  'U(15,9)': 'A01 0 stonehenge',
  'U(18,9)': 'A02 0 petra',
};
const given: Given = {
  players: {
    // North of the Campfire one Nodus of Government, west of it one of Craftsmanship.
    A: { tree: ['fishing b 0 1', 'livestock+', 'barter'], influence: 3 },
    B: { tree: ['counting+', 'schools+', 'music'], influence: 8 },
  },
  map: CITIES,
  monuments: { stonehenge: 'BAB', petra: 'A' },
};

describe('the rack', () => {
  it('DM-HEG-01: Hegemon tiles replace objective cards', () => {
    expect([started(2).s.objectives, started(2, { goals: 'objectives' }).s.objectives.length]).toEqual([
      [],
      2,
    ]);
    const t = table({ players: { A: {}, B: {} }, age: 3 });
    expect(t.count('objectivesChecked')).toBe(0);
  });

  it('DM-HEG-02, DM-HEG-03: five objectives, Monuments and Influence in every Age', () => {
    for (const seed of [1, 2, 3])
      expect(idsOf(started(3, {}, seed).s.rack)).toEqual([
        'HT-MON',
        'HT-INF',
        expect.stringMatching(/^HT-CI/),
        expect.stringMatching(/^HT-MA/),
        expect.stringMatching(/^HT-NO/),
      ]);
    const t = table(given);
    expect(idsOf(t.s.rack).slice(0, 2)).toEqual(['HT-MON', 'HT-INF']);
  });

  it('DM-HEG-16: tiles are in force for their Age only', () => {
    const t = table({ players: { A: {}, B: {} }, rack: ['HT-CI3', 'HT-MA2', 'HT-NOS'] });
    expect([t.count('dominated'), t.vp('A'), t.vp('B')]).toEqual([5, 50, 0]);
    expect(t.all('dominated').map(([, tile]) => HEGEMON[tile]!.id)).toEqual([
      'HT-MON',
      'HT-INF',
      'HT-CI3',
      'HT-MA2',
      'HT-NOS',
    ]);
  });
});

describe('the scoring of E3', () => {
  it('DM-HEG-04, DM-HEG-05: the highest score dominates and takes 10 VP at once, one player several', () => {
    const t = table({ ...given, rack: ['HT-CI1', 'HT-MA1', 'HT-NOG'], order: 'AB' });
    if (t.asked.includes('assimilation')) t.play('B pass');
    expect(t.all('dominated').map(([, , , seat]) => seat)).toEqual([0, 1, 0, 0, 0]);
    expect([t.from('A', 'hegemon1'), t.from('B', 'hegemon1')]).toEqual([40, 10]);
  });

  it('DM-HEG-06: a tie goes whole to the highest initiative', () => {
    for (const [order, seat] of [
      ['AB', 0],
      ['BA', 1],
    ] as const) {
      const t = table({ ...given, order });
      t.play('B pass');
      expect(dominated(t, 'HT-MON')).toEqual([[2, 2], seat]);
      expect(t.from('A', 'hegemon1') + t.from('B', 'hegemon1')).toBe(50);
    }
  });

  it('DM-HEG-07: a draw at 0 is a draw, and the highest initiative takes it', () => {
    const t = table({ players: { A: { influence: 1 }, B: {} }, rack: ['HT-NOA'], order: 'BA' });
    expect(dominated(t, 'HT-NOA')).toEqual([[0, 0], 1]);
    expect([t.from('A', 'hegemon1'), t.from('B', 'hegemon1')]).toEqual([10, 40]);
  });

  it('DM-HEG-08: all five on the same position, in the order of the rack', () => {
    const t = table(given);
    t.play('B pass');
    const scored = t.all('scored').filter(([, , , source]) => source === 'hegemon1');
    expect(scored.map(([, , n]) => n)).toEqual([10, 10, 10, 10, 10]);
    expect(idsOf(scored.map(([, , , , , which]) => which))).toEqual([
      'HT-MON',
      'HT-INF',
      'HT-CI1',
      'HT-MA1',
      'HT-NOG',
    ]);
  });

  it('DM-HEG-10: Influence is that after assimilation', () => {
    const t = table({
      players: { A: { influence: 5, tree: ['military'] }, B: { influence: 5 } },
      order: 'BA',
    });
    t.play(`B ${t.line('B', 'gain military')}`);
    expect(dominated(t, 'HT-INF')).toEqual([[5, 6], 1]);
  });

  it('DM-HEG-15: 50 VP in an Age, even where nobody has anything', () => {
    const bare = table({ players: { A: {}, B: {}, C: {} }, order: 'CAB' });
    expect(['A', 'B', 'C'].map((initial) => bare.from(initial, 'hegemon1'))).toEqual([0, 0, 50]);
  });

  it('DM-HEG-15: 50 VP in an Age', () => {
    const t = table({ ...given, players: { ...given.players, A: { ...given.players.A, influence: 9 } } });
    t.play('A pass');
    expect(t.from('A', 'hegemon1') + t.from('B', 'hegemon1')).toBe(50);
    expect(t.count('dominated')).toBe(5);
  });
});

describe('what the fourteen tiles count', () => {
  const count = (id: string, more: Partial<Given> = {}) => {
    const { s } = table({ ...given, turn: ['A', 'build'], ...more });
    return [0, 1].map((seat) => hegemonCount(s, seat, tileOf(id)));
  };

  it('DM-HEG-09: Level cards of all Monuments together', () => {
    expect(count('HT-MON')).toEqual([2, 2]);
  });

  it('DM-HEG-10: Influence', () => {
    expect(count('HT-INF')).toEqual([3, 8]);
  });

  it('DM-HEG-11: Cities, and City Levels at 0, 1 and 2', () => {
    expect([count('HT-CI1'), count('HT-CI2')]).toEqual([
      [3, 1],
      [0 + 2 + 1, 2],
    ]);
  });

  it('DM-HEG-12: Cities beside another of their owner, and those that are not', () => {
    expect([count('HT-CI3'), count('HT-CI4')]).toEqual([
      [2, 0],
      [1, 1],
    ]);
    // They touch at (9,10) only.
    const map = { 'U(9,9)': 'G01 0 A1', 'U(8,10)': 'R01 0 A1' } as const;
    expect(count('HT-CI3', { map, monuments: {} })).toEqual([0, 0]);
  });

  it('DM-HEG-13: Basic and Advanced Mastery cards, neither Level cards nor the Campfire', () => {
    expect([count('HT-MA1'), count('HT-MA2')]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  // Fishing b is TCGA from the north clockwise; beside the Campfire the side towards it counts.
  const trees: readonly (readonly [id: string, place: string])[] = [
    ['HT-NOT', '0 -1'],
    ['HT-NOC', '-1 0'],
    ['HT-NOG', '0 1'],
    ['HT-NOA', '1 0'],
  ];
  it.each(trees)('DM-HEG-14: %s counts its Nodus, here of Fishing at %s of the Campfire', (id, place) => {
    const more = { players: { A: { tree: [`fishing b ${place}` as Card] }, B: {} }, monuments: {}, map: {} };
    for (const other of ['HT-NOT', 'HT-NOC', 'HT-NOG', 'HT-NOA', 'HT-NOR', 'HT-NOS'])
      expect(count(other, more)[0]).toBe(other === id ? 1 : 0);
  });

  it('DM-HEG-14: HT-NOR and HT-NOS too, those of Level cards and between cards included', () => {
    const more: Partial<Given> = {
      players: { A: { tree: ['offerings d -1 0'] }, B: {} },
      map: { 'U(15,9)': 'A01 0 stonehenge' },
      monuments: { stonehenge: 'A 0 -1' },
    };
    // Stonehenge 1, to the south, has REL to the north; Offerings d, to the west, TRA to the east.
    expect([count('HT-NOR', more)[0], count('HT-NOT', more)[0]]).toEqual([1, 1]);
    // Counting a is SCGR: at the south its north side is SCI.
    const science = {
      ...more,
      players: { A: { tree: ['counting a 0 -1' as Card] }, B: {} },
      monuments: {},
      map: {},
    };
    expect([count('HT-NOS', science)[0], count('HT-NOR', science)[0]]).toEqual([1, 0]);
    const between = {
      ...science,
      players: { A: { tree: ['fishing b 1 0' as Card, 'barter c 2 0' as Card] }, B: {} },
    };
    expect([count('HT-NOC', between)[0], count('HT-NOA', between)[0]]).toEqual([1, 1]);
  });
});
