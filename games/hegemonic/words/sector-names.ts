/** By board: A is the core, then in the order in which boards lie; I would be read as 1. */
const LETTERS = 'ABCDEFGHJK';
const CORE_SIZE = 6;
const BOARD_SIZE = 5;

/** The letter of a board, 0 for the core. */
export const boardLetter = (board: number): string => LETTERS[board]!;

/** A board as a sentence names it: “the core”, “board C”. */
export const boardName = (board: number): string => (board === 0 ? 'the core' : `board ${LETTERS[board]}`);

/**
 * The name of a sector: the letter of its board and its number there. On the core that goes round the centre from 1 to 6;
 * on a board 1 and 2 are its row of two, 3 to 5 its row of three.
 */
export function sectorName(sector: number): string {
  if (sector < CORE_SIZE) return `A${sector + 1}`;
  const beyond = sector - CORE_SIZE;
  return `${LETTERS[1 + Math.floor(beyond / BOARD_SIZE)]}${1 + (beyond % BOARD_SIZE)}`;
}

/** The sector of this name, in any case of letters, in a galaxy of so many sectors; -1 if there is none. */
export function sectorNamed(name: string, sectors: number): number {
  const [, letter = '', digit = ''] = /^([A-Z])([1-6])$/.exec(name.trim().toUpperCase()) ?? [];
  const board = LETTERS.indexOf(letter);
  if (letter === '' || board < 0) return -1;
  const number = Number(digit);
  if (number > (board === 0 ? CORE_SIZE : BOARD_SIZE)) return -1;
  const sector = (board === 0 ? 0 : CORE_SIZE + (board - 1) * BOARD_SIZE) + number - 1;
  return sector < sectors ? sector : -1;
}
