import type { Figure } from '@conclave/kit';

/** Three networks across each other. */
export const figure: Figure = {
  stars: [
    [-196, -122],
    [-142, -168],
    [-86, -150],
    [-118, -206],
    [-172, -84],
    [-60, -206],
  ],
  lines: [
    [0, 1],
    [1, 2],
    [3, 1],
    [1, 4],
    [3, 5],
    [5, 2],
    [0, 4],
  ],
};
