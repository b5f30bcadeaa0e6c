import { describe, expect, it } from 'vitest';
import { doneBy } from './done.ts';

describe('what others have done', () => {
  it('is told by place and seat; the viewer’s own and what stands already are not', () => {
    expect(
      doneBy(
        [
          ['placed', 0, 3, 11, 1],
          ['placed', 1, 4, 12, 0],
          ['cityBuilt', 1, 13, 2],
          ['levelBuilt', 2, 5, 1, 0, 1, 14],
          ['levelBuilt', 2, 5, 2, 0, 2, -1],
        ],
        0,
      ),
    ).toEqual([
      { cell: 12, seat: 1, isTile: true },
      { cell: 13, seat: 1, isTile: false },
      { cell: 14, seat: 2, isTile: false },
    ]);
  });
});
