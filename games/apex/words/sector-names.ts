import { galaxyOf } from '../rules/galaxy.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function namesFor(seats: number): readonly string[] {
  const { cells } = galaxyOf(seats);
  const rows = [...new Set(cells.map(([, r]) => r))].sort((a, b) => a - b);
  return cells.map(([q, row]) => {
    const leftOf = cells.filter(([other, r]) => r === row && other < q).length;
    return `${LETTERS[rows.indexOf(row)]}${leftOf + 1}`;
  });
}

const NAMES = new Map<number, readonly string[]>();

function names(seats: number): readonly string[] {
  let known = NAMES.get(seats);
  if (!known) {
    known = namesFor(seats);
    NAMES.set(seats, known);
  }
  return known;
}

/**
 * The name of a sector: a letter for its row from the top, a number for its place in the row from the left, origin
 * sectors included: `C3`.
 */
export const sectorName = (seats: number, sector: number): string => names(seats)[sector]!;

/** The sector of this name, in any case of letters; -1 if there is none. */
export const sectorNamed = (seats: number, name: string): number =>
  names(seats).indexOf(name.trim().toUpperCase());
