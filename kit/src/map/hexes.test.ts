import { describe, expect, it } from 'vitest';
import { ALL_EDGES, acrossOf, borderOf, boxAround, HEX, hexagon, middlesOf } from './hexes.ts';
import { LEAST_TEXT, textAt } from './legible.ts';

const PAIR = [
  [0, 0],
  [1, 0],
] as const;

describe('hexagons of a map', () => {
  it('know what lies across each edge, clockwise from the upper right', () => {
    expect(acrossOf(PAIR)).toEqual([
      [-1, 1, -1, -1, -1, -1],
      [-1, -1, -1, -1, 0, -1],
    ]);
  });

  it('have a border where their territory ends, and none between its parts', () => {
    const pieces = (edges: number) => borderOf(edges).split('M').length - 1;
    expect(pieces(ALL_EDGES)).toBe(1);
    expect(pieces(ALL_EDGES & ~(1 << 1))).toBe(5);
    expect(pieces(0)).toBe(0);
    expect(borderOf(ALL_EDGES, 2)).not.toBe(borderOf(ALL_EDGES, 6));
  });

  it('fill their box but for its margin', () => {
    const middles = middlesOf(PAIR);
    const { width, height } = boxAround(middles, 5);
    expect(height).toBeCloseTo(2 * HEX + 10);
    expect(width).toBeCloseTo(2 * HEX * Math.sqrt(3) + 10);
    expect(hexagon()).toMatch(/^M0\.0 -50\.0L/);
  });

  it.each([0.4, 0.64, 1, 3])('bear text that can be read at %f pixels a unit', (scale) => {
    expect(textAt(scale, 10) * scale).toBeGreaterThanOrEqual(LEAST_TEXT);
  });
});
