import { distance, type Hex } from '@conclave/mechanics/hex';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../data/boards.ts';
import { territoryName, territoryNamed } from './territory-names.ts';

describe('names of territories', () => {
  it('are different, and are found again in any case of letters', () => {
    const { cells } = BOARDS.large;
    expect(new Set(cells.map((_, territory) => territoryName(territory))).size).toBe(91);
    for (const territory of cells.keys())
      expect(territoryNamed(` ${territoryName(territory).toLowerCase()}`, 91)).toBe(territory);
  });

  it('count rows from the north and lines from the west about F6', () => {
    const at = (q: number, r: number): string => territoryName(BOARDS.large.at(q, r));
    expect([at(0, 0), at(1, 0), at(0, 1), at(-1, 1), at(0, -5), at(0, 5)]).toEqual([
      'F6',
      'F7',
      'G6',
      'G5',
      'A6',
      'L6',
    ]);
  });

  it('of the small board are those within the outermost ring of the large one', () => {
    for (const [territory, cell] of BOARDS.large.cells.entries()) {
      const isSmall = distance([0, 0] satisfies Hex, cell) <= 4;
      expect(territoryNamed(territoryName(territory), 61) >= 0).toBe(isSmall);
      if (isSmall) expect(territoryName(territory)).toMatch(/^[B-K](?:[2-9]|10)$/);
    }
    for (const nothing of ['I5', 'F0', 'F12', 'A1', '']) expect(territoryNamed(nothing, 91)).toBe(-1);
  });
});
