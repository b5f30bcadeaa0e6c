/** Where a seat is, round the board. */
export interface Place {
  readonly isRight: boolean;
  /** Which from the top at its side, and how many sit there. */
  readonly nth: number;
  readonly of: number;
}

/** Seats go round the board with the clock, from the upper left; the right side has one more of an odd number. */
export function placeOf(seat: number, seats: number): Place {
  const right = Math.ceil(seats / 2);
  const isRight = seat > 0 && seat <= right;
  return isRight
    ? { isRight, nth: seat - 1, of: right }
    : { isRight, nth: seat === 0 ? 0 : seats - seat, of: seats - right };
}
