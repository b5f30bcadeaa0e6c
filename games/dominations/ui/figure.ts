import type { Figure } from '@conclave/kit';

/** Land laid in triangles. */
export const figure: Figure = {
  stars: [
    [-222, 96],
    [-168, 62],
    [-158, 128],
    [-110, 152],
    [-196, 166],
    [-124, 204],
  ],
  lines: [
    [0, 1],
    [1, 2],
    [2, 0],
    [2, 3],
    [2, 4],
    [0, 4],
    [4, 5],
    [5, 3],
  ],
};
