import { describe, expect, it } from 'vitest';
import { adjacency, centre, corners, DIRECTIONS, distance, type Hex, hexagon, steps } from './hex.ts';

/** All hexagons within two steps of the middle. */
const board = hexagon(2);

const away = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('a hexagonal grid', () => {
  it('has six directions, one step each, opposite ones three apart', () => {
    expect(new Set(DIRECTIONS.map(String)).size).toBe(6);
    for (const [i, [q, r]] of DIRECTIONS.entries()) {
      expect(distance([0, 0], [q, r])).toBe(1);
      const [oq, or] = DIRECTIONS[(i + 3) % 6]!;
      expect([q + oq, r + or]).toEqual([0, 0]);
    }
  });

  it('lays a large hexagon ring by ring, a smaller one first', () => {
    const cells = hexagon(3);
    expect(new Set(cells.map(String)).size).toBe(37);
    for (const radius of [0, 1, 2]) expect(cells.slice(0, hexagon(radius).length)).toEqual(hexagon(radius));
    expect(cells.map((hex) => distance(hex, [0, 0]))).toEqual([
      0,
      ...Array(6).fill(1),
      ...Array(12).fill(2),
      ...Array(18).fill(3),
    ]);
    for (const [i, hex] of cells.entries()) if (i > 1) expect(distance(hex, cells[i - 1]!)).toBeLessThan(3);
  });

  it('measures distance as the fewest steps over a board without gaps', () => {
    expect(board).toHaveLength(19);
    const far = steps(adjacency(board));
    for (const [i, a] of board.entries())
      for (const [j, b] of board.entries()) expect(far[i]![j]).toBe(distance(a, b));
  });

  it('knows neighbours by index, ascending and mutual', () => {
    const neighbours = adjacency(board);
    expect(neighbours.map((list) => list.length).sort((a, b) => a - b)).toEqual([
      ...Array(6).fill(3),
      ...Array(6).fill(4),
      ...Array(7).fill(6),
    ]);
    for (const [i, list] of neighbours.entries()) {
      expect(list).toEqual([...list].sort((a, b) => a - b));
      for (const j of list) expect(neighbours[j]).toContain(i);
    }
  });

  it('goes round a gap, and nowhere where no way leads', () => {
    const ring = board.filter(([q, r]) => q !== 0 || r !== 0);
    const island: Hex = [9, 9];
    const far = steps(adjacency([...ring, island]));
    const at = (q: number, r: number) => ring.findIndex((hex) => hex[0] === q && hex[1] === r);
    expect(far[at(1, 0)]![at(-1, 0)]).toBe(3);
    expect(far[at(1, 0)]!.at(-1)).toBe(-1);
    expect(far.at(-1)!.at(-1)).toBe(0);
  });

  it('draws regular hexagons that fit together', () => {
    const outline = corners(2);
    for (const [i, corner] of outline.entries()) {
      expect(away(corner, { x: 0, y: 0 })).toBeCloseTo(2);
      expect(away(corner, outline[(i + 1) % 6]!)).toBeCloseTo(2);
    }
    expect(outline[0]!.x).toBeCloseTo(0);
    expect(outline[0]!.y).toBeCloseTo(-2);
    for (const direction of DIRECTIONS)
      expect(away(centre([0, 0], 2), centre(direction, 2))).toBeCloseTo(2 * Math.sqrt(3));
    expect(centre([1, 0]).y).toBe(0);
    expect(centre([0, 1]).y).toBe(1.5);
  });
});
