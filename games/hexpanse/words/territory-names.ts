import { BOARDS } from '../data/boards.ts';

/** Rows from north to south; I would be read as 1. */
const LETTERS = 'ABCDEFGHJKL';
/** Row and line of the middle, F6. */
const MIDDLE = 5;

/**
 * Names by territory: the letter of its row and the number of its line, which runs from north-west to south-east. The large
 * board has A to L and 1 to 11, the small one what is within its outermost ring: B to K and 2 to 10.
 */
const NAMES: readonly string[] = BOARDS.large.cells.map(
  ([q, r]) => `${LETTERS[r + MIDDLE]}${q + MIDDLE + 1}`,
);

/** A territory as sentences name it: “F6” is the middle of the board, “F7” east of it, “G6” south-east of it. */
export const territoryName = (territory: number): string => NAMES[territory]!;

/** Territories in the order of their names, as one looks them up in a list. */
export function byName(a: number, b: number): number {
  const [[q, r], [q2, r2]] = [BOARDS.large.cells[a]!, BOARDS.large.cells[b]!];
  return r - r2 || q - q2;
}

/** The territory of this name, in any case of letters, on a board of so many; -1 if there is none. */
export function territoryNamed(name: string, territories: number): number {
  const territory = NAMES.indexOf(name.trim().toUpperCase());
  return territory < territories ? territory : -1;
}
