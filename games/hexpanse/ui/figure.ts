import type { Figure } from '@conclave/kit';

/** A hex. */
export const figure: Figure = {
  stars: [
    [176, 88],
    [222, 112],
    [220, 164],
    [174, 192],
    [130, 166],
    [130, 114],
    [174, 140],
  ],
  lines: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
    [6, 0],
    [6, 2],
    [6, 4],
  ],
};
