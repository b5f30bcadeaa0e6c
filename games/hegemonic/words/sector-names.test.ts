import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hegemonic } from '../index.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import { boardLetter, boardName, sectorName, sectorNamed } from './sector-names.ts';

const galaxy = (seats: number) => galaxyOf(hegemonic.setup(seedOf(1), seats, {}));

describe('the names of sectors', () => {
  it.each([2, 3, 4, 5, 6])('with %i players are different from each other and lead back', (seats) => {
    const { cells } = galaxy(seats);
    const names = cells.map((_, sector) => sectorName(sector));
    expect(new Set(names).size).toBe(cells.length);
    for (const [sector, name] of names.entries()) {
      expect(sectorNamed(name, cells.length)).toBe(sector);
      expect(sectorNamed(` ${name.toLowerCase()} `, cells.length)).toBe(sector);
    }
  });

  it('begin with the letter of their board and count from 1', () => {
    const { boardOf } = galaxy(6);
    for (const [sector, board] of boardOf.entries()) {
      expect(sectorName(sector)[0]).toBe(boardLetter(board));
      expect(Number(sectorName(sector)[1])).toBe(1 + sector - boardOf.indexOf(board));
    }
    expect([0, 1, 9].map(boardName)).toEqual(['the core', 'board B', 'board K']);
  });

  it('are nobody’s where no sector is', () => {
    for (const name of ['A7', 'B6', 'B0', 'I1', 'L1', 'B', '', '1']) expect(sectorNamed(name, 51)).toBe(-1);
    expect(sectorNamed('E1', 21)).toBe(-1);
  });
});
