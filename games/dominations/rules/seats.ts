import type { Seat } from '@conclave/kernel';
import type { State } from './types.ts';

/** A list with one entry a seat. */
export const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

/** The seat with the most; among equals the highest in initiative (DM-INI-03); -1 if nobody has more than 0. */
export function leader(s: Readonly<State>, count: (seat: Seat) => number): Seat {
  let best = -1;
  let most = 0;
  for (const seat of s.order) {
    const n = count(seat);
    if (n > most) [best, most] = [seat, n];
  }
  return best;
}

/** All seats, by number. */
export const everyone = (s: Readonly<State>): Seat[] => bySeat(s.seats, (seat) => seat);
