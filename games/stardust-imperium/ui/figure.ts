import type { Figure } from '@conclave/kit';

/** Eight stars: the eight cards that complete an empire. */
export const figure: Figure = {
  stars: [
    [-108, 8],
    [-62, -46],
    [-20, -4],
    [14, -86],
    [58, -18],
    [112, -62],
    [86, 48],
    [-58, 66],
  ],
  lines: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 0],
    [2, 7],
    [4, 6],
  ],
};
