import { describe, expect, it } from 'vitest';
import { placeOf } from './room-places.ts';

/** Who sits at the left and at the right, from the top. */
const sides = (seats: number) => {
  const at = (right: boolean) =>
    [...Array(seats).keys()]
      .filter((seat) => placeOf(seat, seats).isRight === right)
      .sort((a, b) => placeOf(a, seats).nth - placeOf(b, seats).nth);
  return [at(false), at(true)];
};

describe('the seats of the room', () => {
  it.each([
    [2, [[0], [1]]],
    [3, [[0], [1, 2]]],
    [
      4,
      [
        [0, 3],
        [1, 2],
      ],
    ],
    [
      5,
      [
        [0, 4],
        [1, 2, 3],
      ],
    ],
    [
      6,
      [
        [0, 5, 4],
        [1, 2, 3],
      ],
    ],
  ])('go round the board with the clock: %i', (seats, expected) => {
    expect(sides(seats)).toEqual(expected);
  });

  it('know how many share their side', () => {
    for (const seats of [2, 3, 4, 5, 6])
      for (const side of sides(seats))
        expect(side.map((seat) => placeOf(seat, seats))).toEqual(
          side.map((_, nth) => expect.objectContaining({ nth, of: side.length })),
        );
  });
});
