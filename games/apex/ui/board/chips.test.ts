import { LEAST_TEXT } from '@conclave/kit/table';
import { describe, expect, it } from 'vitest';
import { saidOn } from './chip.tsx';
import { chipSize, chipWidth, placesFor } from './chips.ts';

describe('chips', () => {
  it.each([0.4, 0.52, 0.8, 1.4, 3])('can be read at %f pixels a unit', (scale) => {
    expect(chipSize(scale).text * scale).toBeGreaterThanOrEqual(Math.min(LEAST_TEXT, 40 * scale));
  });

  it.each([1, 2, 3, 4, 5, 6])('of %i seats lie side by side and below each other, none over another', (n) => {
    const size = chipSize(0.8);
    const widths = Array.from({ length: n }, (_, i) => chipWidth(size, i === 0 ? '20' : '3'));
    const places = placesFor(widths, size.height);
    expect(places).toHaveLength(n);
    for (const [i, a] of places.entries())
      for (const [j, b] of places.entries())
        if (i < j) {
          const isBeside = Math.abs(a.x - b.x) >= (widths[i]! + widths[j]!) / 2;
          expect(isBeside || Math.abs(a.y - b.y) >= size.height).toBe(true);
        }
    const middle = (Math.min(...places.map(({ y }) => y)) + Math.max(...places.map(({ y }) => y))) / 2;
    expect(middle).toBeCloseTo(0);
  });
});

describe('what a chip says', () => {
  it('is the ships, or what a move that is looked at would change', () => {
    const said = (was: number, ships: number) => saidOn({ seat: 0, ships, was });
    expect([said(5, 5), said(5, 6), said(5, 1), said(0, 4), said(2, 0)]).toEqual([
      '5',
      '5+1',
      '5−4',
      '+4',
      '2',
    ]);
  });
});
