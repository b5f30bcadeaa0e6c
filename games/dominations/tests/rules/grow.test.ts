import { neighboursOf } from '@conclave/mechanics/triangles';
import { describe, expect, it } from 'vitest';
import { CRADLE_CELLS } from '../../data/cradle.ts';
import { dominations as game } from '../../index.ts';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const given: Given = {
  players: { A: { hand: ['G01', 'S03'] }, B: {} },
  map: { 'D(0,0)': 'R05 0', 'U(1,0)': 'T02 0' },
  turn: ['A', 'grow'],
  options: { omens: 'off' },
};

describe('the start of a turn', () => {
  it('DM-GRO-01: its effects come before the tile', () => {
    const t = table({
      ...given,
      players: { A: { hand: ['G01'], tree: ['tribalCouncil', 'mercenaries+'] }, B: {} },
      holders: { REL: 'A', TRA: 'A' },
    });
    expect([t.asked, t.vp('A'), t.knowledge('A')]).toEqual(['A choice.choose', 1, { GOV: 1 }]);
    expect(t.whyNot('A place G01 U(1,-1) 0')?.code).toBe('finish-first');
    t.play('A choose SCI', 'A choose ART', 'A choose TRA');
    expect([t.asked, t.knowledge('A')]).toEqual(['A grow.place', { GOV: 1, SCI: 1, ART: 1, TRA: 1 }]);
    const other = table({ ...given, holders: { REL: 'B', TRA: 'B' } });
    expect([other.asked, other.vp('B')]).toEqual(['A grow.place', 0]);
  });
});

describe('placing a tile', () => {
  it('DM-GRO-02: one tile of the hand beside the Cradle or another tile', () => {
    const t = table(given);
    expect(t.whyNot('A place C01 U(1,-1) 0')?.code).toBe('not-in-hand');
    expect(t.whyNot('A place G01 D(0,0) 0')?.code).toBe('cell-taken');
    expect(t.whyNot('A place G01 U(7,7) 0')?.code).toBe('not-beside');
    expect(game.whyNot(t.s, 0, ['place', 0, -5, 0])?.code).toBe('no-such-cell');
    const taken = [...CRADLE_CELLS, ...t.s.cells];
    const open = new Set(taken.flatMap(neighboursOf).filter((cell) => !taken.includes(cell)));
    const offered = new Set(t.offers('A', 'place ').map((text) => Number(text.split(' ')[2])));
    expect(offered).toEqual(open);
    // Five beside the Cradle, one above D(0,0), two beside U(1,0).
    expect(offered.size).toBe(8);
    t.play('A place G01 D(1,0) 0');
    expect([t.s.hands[0]!.length, t.s.cells.length, t.count('placed')]).toEqual([1, 3, 1]);
    expect(t.asked).not.toBe('A grow.place');
  });

  it('DM-GRO-03: a corner is not enough', () => {
    const t = table(given);
    // U(0,1) is above D(0,0); D(0,1) and U(1,1) touch it at (1,1) only.
    expect(t.can('A place G01 U(0,1) 0')).toBe(true);
    for (const cell of ['D(0,1)', 'U(1,1)'])
      expect(t.whyNot(`A place G01 ${cell} 0`)?.code).toBe('not-beside');
  });

  it('DM-GRO-04: whatever the colours, in three rotations and not flipped', () => {
    const t = table(given);
    for (const rotation of [0, 1, 2])
      for (const tile of ['G01', 'S03']) expect(t.can(`A place ${tile} U(1,-1) ${rotation}`)).toBe(true);
    expect(t.whyNot('A place G01 U(1,-1) 3')?.code).toBe('no-such-rotation');
    expect(t.offers('A')).toHaveLength(8 * 2 * 3);
  });

  it('DM-GRO-05: it lies where it lies, and the map has no border', () => {
    const t = table({ ...given, map: { 'U(20,-30)': 'R05 0' } });
    t.play('A place G01 D(20,-30) 1');
    expect([t.s.tiles.length, t.s.turns]).toEqual([2, [0, 1]]);
    const labels = new Set(t.offers(t.asked[0]!).map((text) => text.split(' ')[0]));
    expect(labels).toEqual(new Set(['place']));
    expect(t.whyNot(`${t.asked[0]} place G01 U(1,-1) 0`)?.code).toBe('not-in-hand');
  });

  it('DM-GRO-06: no tile is drawn until the Age is over', () => {
    const t = table({
      ...given,
      players: { A: { hand: ['G01', 'S03', 'T01'] }, B: { hand: ['C01', 'C02', 'C03'] } },
      round: 5,
    });
    t.play('A place G01 U(1,-1) 0');
    while (t.asked.startsWith('A')) t.play('A pass');
    expect([t.s.hands[0]!.length, t.count('drew')]).toEqual([2, 0]);
    t.play('B place C01 D(0,-2) 0');
    while (t.s.age === 1) t.play(`${t.asked[0]} pass`);
    expect([t.all('gaveBack').map(([, , tiles]) => tiles.length), t.count('drew')]).toEqual([[2, 2], 2]);
  });
});
