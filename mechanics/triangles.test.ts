import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  cellAt,
  cellTriple,
  centre,
  cornerAt,
  cornersOf,
  isDown,
  KEYS,
  neighbour,
  neighboursOf,
  point,
  REACH,
  roundVertex,
  turnedTo,
  vertexAt,
  vertexOf,
  vertexPair,
} from './triangles.ts';

const [UP, DOWN] = [0, 1] as const;
const away = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** Coordinates of cells all of whose neighbours have corners with keys. */
const inside = fc.integer({ min: 3 - REACH, max: REACH - 3 });
const cells = fc.tuple(inside, inside, fc.constantFrom<0 | 1>(UP, DOWN)).map((name) => cellAt(...name));

describe('a triangular grid', () => {
  it('has the corners and the neighbours that the rules name', () => {
    expect(cornersOf(cellAt(2, 3, UP))).toEqual([vertexAt(2, 3), vertexAt(2, 4), vertexAt(3, 3)]);
    expect(cornersOf(cellAt(2, 3, DOWN))).toEqual([vertexAt(2, 4), vertexAt(3, 4), vertexAt(3, 3)]);
    expect(neighboursOf(cellAt(2, 3, UP))).toEqual([
      cellAt(1, 3, DOWN),
      cellAt(2, 3, DOWN),
      cellAt(2, 2, DOWN),
    ]);
    expect(neighboursOf(cellAt(2, 3, DOWN))).toEqual([cellAt(2, 4, UP), cellAt(3, 3, UP), cellAt(2, 3, UP)]);
  });

  it('has six cells round a vertex, counter-clockwise', () => {
    expect(roundVertex(vertexAt(2, 3)).map(cellTriple)).toEqual([
      [2, 3, UP],
      [1, 3, DOWN],
      [1, 3, UP],
      [1, 2, DOWN],
      [2, 2, UP],
      [2, 2, DOWN],
    ]);
  });

  it('turns pieces, not flips them', () => {
    expect([0, 1, 2].map((turns) => [0, 1, 2].map((corner) => turnedTo(corner, turns)))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('gives every vertex and every cell a key of its own', () => {
    const vertices = new Set<number>();
    const keys = new Set<number>();
    const span = 2 * REACH - 1;
    for (let i = 1 - REACH; i < REACH; i++)
      for (let j = 1 - REACH; j < REACH; j++) {
        vertices.add(vertexAt(i, j));
        for (const down of [UP, DOWN]) keys.add(cellAt(i, j, down));
      }
    expect(vertices.size).toBe(span * span);
    expect(keys.size).toBe(2 * span * span);
    expect([...vertices, ...keys].every((key) => key >= 0 && key < KEYS)).toBe(true);
  });

  it('reads back names', () => {
    fc.assert(
      fc.property(inside, inside, (x, y) => {
        expect(vertexPair(vertexAt(x, y))).toEqual([x, y]);
        for (const down of [UP, DOWN]) {
          expect(cellTriple(cellAt(x, y, down))).toEqual([x, y, down]);
          expect(isDown(cellAt(x, y, down))).toBe(down === DOWN);
        }
      }),
    );
  });

  it('has mutual neighbours that share the two ends of an edge', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        for (const edge of [0, 1, 2]) {
          const other = neighbour(cell, edge);
          expect(isDown(other)).toBe(!isDown(cell));
          expect(neighboursOf(other)).toContain(cell);
          expect(areNeighbours(cell, other) && areNeighbours(other, cell)).toBe(true);
          const ends = [vertexOf(cell, edge), vertexOf(cell, (edge + 1) % 3)];
          expect(
            cornersOf(cell)
              .filter((vertex) => cornersOf(other).includes(vertex))
              .sort(),
          ).toEqual(ends.sort());
        }
      }),
    );
  });

  it('tells which corner a vertex is', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        for (const [corner, vertex] of cornersOf(cell).entries()) {
          expect(cornerAt(cell, vertex)).toBe(corner);
          const round = roundVertex(vertex);
          expect(round).toContain(cell);
          for (const [i, other] of round.entries()) {
            expect(cornerAt(other, vertex)).not.toBe(-1);
            expect(areNeighbours(other, round[(i + 1) % 6]!)).toBe(true);
          }
          expect(cornerAt(neighbour(cell, (corner + 1) % 3), vertex)).toBe(-1);
        }
      }),
    );
  });

  it('draws regular triangles that fit together', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 50 }), (cell, size) => {
        const [a, b, c] = cornersOf(cell).map((vertex) => point(vertex, size)) as [
          { x: number; y: number },
          { x: number; y: number },
          { x: number; y: number },
        ];
        for (const [one, other] of [
          [a, b],
          [b, c],
          [c, a],
        ] as const)
          expect(away(one, other)).toBeCloseTo(size, 6);
        // Clockwise where y grows downward.
        expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeGreaterThan(0);
        for (const other of neighboursOf(cell))
          expect(away(centre(cell, size), centre(other, size))).toBeCloseTo(size / Math.sqrt(3), 6);
      }),
    );
  });

  it('has its triangles that point up with their tip above', () => {
    expect(point(vertexAt(0, 1)).y).toBeLessThan(centre(cellAt(0, 0, UP)).y);
    expect(centre(cellAt(0, 0, UP)).y).toBeLessThan(0);
    expect(centre(cellAt(0, 0, DOWN)).x).toBeCloseTo(1);
  });
});
