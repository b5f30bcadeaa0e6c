import { seedOf } from '@conclave/kernel';
import { distance, type Hex, turned } from '@conclave/mechanics/hex';
import { describe, expect, it } from 'vitest';
import { CORE, POSITIONS, type Position } from '../data/galaxy.ts';
import { tables } from '../data/tables.ts';
import { hegemonic as game } from '../index.ts';
import { distanceBetween, ways } from './distances.ts';
import {
  boardCount,
  cellsOf,
  galaxyOf,
  placementAt,
  placements,
  recommendedGalaxy,
  sectorAt,
  withBoard,
} from './galaxy.ts';
import { setGate } from './pieces.ts';

const textOf = (cells: readonly Hex[]): string[] => cells.map((cell) => cell.join()).sort();
const recommended = (players: number, rules: number) => ({
  galaxy: recommendedGalaxy({ seats: players, rules }),
});
const fresh = (players: number, rules?: number) => game.setup(seedOf(players), players, {}, rules);
const touch = (a: readonly Hex[], b: readonly Hex[]) => a.some((x) => b.some((y) => distance(x, y) === 1));

/** Sectors, sides shared by two of them, and distances between homes of neighbours and of others; for rules 1 section 2.2. */
const TABLE = [
  { rules: 1, players: 3, boards: 5, sectors: 31, sides: 68, homes: [5, 5, 5] },
  { rules: 1, players: 4, boards: 6, sectors: 36, sides: 84, homes: [3, 3, 6, 6, 6, 6] },
  { rules: 1, players: 5, boards: 8, sectors: 46, sides: 110, homes: [3, 3, 3, 3, 6, 6, 6, 6, 6, 6] },
  { rules: 2, players: 2, boards: 3, sectors: 21, sides: 42, homes: [5] },
  { rules: 2, players: 3, boards: 5, sectors: 31, sides: 68, homes: [4, 5, 5] },
  { rules: 2, players: 4, boards: 6, sectors: 36, sides: 84, homes: [3, 3, 5, 5, 6, 6] },
  { rules: 2, players: 5, boards: 8, sectors: 46, sides: 110, homes: [2, 2, 3, 4, 4, 5, 5, 5, 6, 6] },
  {
    rules: 2,
    players: 6,
    boards: 9,
    sectors: 51,
    sides: 123,
    homes: [3, 3, 3, 3, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6],
  },
] as const;

describe('the boards', () => {
  it.each(Object.keys(POSITIONS) as Position[])('cover position %s with a placement', (position) => {
    expect(textOf(cellsOf(placementAt(position)))).toEqual(textOf(POSITIONS[position]));
  });

  it('turn round the core in sixths', () => {
    for (const letter of ['B', 'E'] as const)
      for (let k = 1; k < 6; k++)
        expect(textOf(POSITIONS[`${letter}${k}` as Position])).toEqual(
          textOf(POSITIONS[`${letter}0`].map((cell) => turned(cell, k))),
        );
  });
});

describe.each(TABLE)(
  'the galaxy for $players players in rules $rules',
  ({ rules, players, boards, sectors, sides, homes }) => {
    const galaxy = galaxyOf(recommended(players, rules));

    it('has its boards, sectors and sides (HG-SET-01, HG-GEO-10)', () => {
      expect(boardCount({ seats: players, rules: 3 })).toBe(boards);
      expect(galaxy.cells).toHaveLength(sectors);
      expect(new Set(textOf(galaxy.cells)).size).toBe(sectors);
      expect(galaxy.neighbours.flat().length / 2).toBe(sides);
      for (let board = 1; board <= boards; board++)
        expect(galaxy.boardOf.filter((other) => other === board)).toHaveLength(5);
    });

    it('has boards that touch at least two others, and holds together without the centre (HG-GEO-01)', () => {
      const laid = [CORE, ...galaxy.boards.map(cellsOf)];
      for (const board of laid.slice(1))
        expect(laid.filter((other) => other !== board && touch(board, other)).length).toBeGreaterThan(1);
      expect(galaxy.cells.some(([q, r]) => q === 0 && r === 0)).toBe(false);
      expect(Math.max(...ways(fresh(players, rules)).steps)).toBeLessThan(20);
    });

    it('has homes apart on boards of their own (HG-SET-02)', () => {
      const hexes = tables({ rules }).layouts[players]!.homes;
      const own = hexes.map((hex) => sectorAt(recommended(players, rules), hex));
      expect(new Set(own.map((sector) => galaxy.boardOf[sector])).size).toBe(players);
      expect(own.every((sector) => galaxy.boardOf[sector]! > 0)).toBe(true);
      const pairs = hexes.flatMap((a, i) => hexes.slice(i + 1).map((b) => distance(a, b)));
      expect(pairs.sort((a, b) => a - b)).toEqual([...homes]);
      const s = fresh(players, rules);
      for (const sector of own)
        expect(Math.min(...CORE.map((_, core) => distanceBetween(s, sector, core)))).toBe(2);
    });
  },
);

describe('distances', () => {
  const s = fresh(4);
  const at = (q: number, r: number) => sectorAt(s, [q, r]);

  it('lead round the closed centre (HG-G-21, HG-GEO-04)', () => {
    expect(distanceBetween(s, at(1, 0), at(-1, 0))).toBe(3);
    expect(distanceBetween(s, at(3, 0), at(-3, 0))).toBe(7);
    expect(distanceBetween(s, at(3, 0), at(3, 0))).toBe(0);
  });

  it('agree with a search from scratch when Gates join sectors (HG-GEO-02, HG-MOV-07)', () => {
    const gated = fresh(4);
    for (const [i, [a, b]] of [
      [at(3, 0), at(-3, 0)],
      [at(0, 3), at(1, -1)],
      [at(-2, -1), at(2, 1)],
    ].entries())
      setGate(gated, i, i, a!, b!);
    const { neighbours } = galaxyOf(gated);
    const joined = neighbours.map((list, sector) => [
      ...list,
      ...gated.gates.flatMap((halves) =>
        halves.flatMap((half, i) => (half === sector ? [halves[i ^ 1]!] : [])),
      ),
    ]);
    const { size, steps } = ways(gated);
    for (let from = 0; from < size; from++) {
      const far = new Map([[from, 0]]);
      for (const [sector, n] of far)
        for (const next of joined[sector]!) if (!far.has(next)) far.set(next, n + 1);
      for (const [to, n] of far) expect(steps[from * size + to]).toBe(n);
    }
  });

  it('count borders for Agents (HG-G-28, HG-MOV-03)', () => {
    const { size, borders } = ways(s);
    expect(borders[at(2, 0) * size + at(-2, 0)]).toBe(2);
    expect(borders[at(2, 0) * size + at(3, -2)]).toBe(0);
    const gated = fresh(4);
    setGate(gated, 2, 0, at(3, 0), at(-3, 1));
    expect(ways(gated).borders[at(2, 0) * size + at(-2, 0)]).toBe(1);
  });
});

describe('a free galaxy', () => {
  it('grows board by board, at the core while that is possible (HG-VAR-16)', () => {
    let galaxy = '';
    for (let laid = 0; laid < 9; laid++) {
      const all = placements({ ...fresh(6), galaxy });
      expect(all.length).toBeGreaterThan(0);
      const board = all[(7 * laid) % all.length]!;
      const cells = cellsOf(board);
      const before = galaxyOf({ galaxy });
      expect(textOf([...before.cells, [0, 0], ...cells])).toHaveLength(before.cells.length + 6);
      const touched = [CORE, ...before.boards.map(cellsOf)].filter((other) => touch(cells, other));
      expect(touched.length).toBeGreaterThanOrEqual(laid === 0 ? 1 : 2);
      const coreIsOpen = all.some((other) => touch(cellsOf(other), CORE));
      expect(touch(cells, CORE)).toBe(coreIsOpen);
      galaxy = withBoard(galaxy, board);
    }
    expect(galaxyOf({ galaxy }).cells).toHaveLength(51);
  });
});
