import { describe, expect, it } from 'vitest';
import { galaxyOf } from '../rules/galaxy.ts';
import { newest } from '../tests/names.ts';
import { sectorName, sectorNamed } from './sector-names.ts';

const SEATS = [2, 3, 4, 5, 6];

const namesOf = (seats: number): readonly string[] =>
  galaxyOf(newest(seats)).cells.map((_, sector) => sectorName(newest(seats), sector));

describe('the names of sectors', () => {
  it.each(SEATS)('with %i seats are different from each other and lead back', (seats) => {
    const names = namesOf(seats);
    expect(new Set(names).size).toBe(5 * seats);
    for (const [sector, name] of names.entries()) {
      expect(sectorNamed(newest(seats), name)).toBe(sector);
      expect(sectorNamed(newest(seats), ` ${name.toLowerCase()} `)).toBe(sector);
    }
  });

  it('go down by letter and to the right by number, origin sectors included', () => {
    // Two seats: A alone above, two, four, two neutral ones, the other origin below on the left.
    expect(namesOf(2)).toEqual(['B1', 'B2', 'C1', 'C2', 'C3', 'C4', 'D1', 'D2', 'A1', 'E1']);
    // Five seats: the row of slot E begins with it, and ends with slot B.
    expect(['E', 'B'].map((slot) => sectorName(newest(5), 20 + 'ABCDE'.indexOf(slot)))).toEqual(['E1', 'E5']);
  });

  it('are nobody’s where no sector is', () => {
    expect(sectorNamed(newest(2), 'A2')).toBe(-1);
    expect(sectorNamed(newest(2), 'Z9')).toBe(-1);
    expect(sectorNamed(newest(2), '')).toBe(-1);
  });
});
