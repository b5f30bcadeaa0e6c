import type { Figure } from '@conclave/kit';

/** A peak. */
export const figure: Figure = {
  stars: [
    [104, -146],
    [146, -232],
    [196, -128],
    [150, -164],
    [214, -186],
  ],
  lines: [
    [0, 1],
    [1, 2],
    [0, 3],
    [3, 2],
    [1, 4],
  ],
};
