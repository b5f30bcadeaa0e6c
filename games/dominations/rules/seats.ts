import type { Seat } from '@conclave/kernel';
import type { State } from './types.ts';

/** A list with one entry a seat. */
export const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

/** The seat with the most, be it 0; among equals the highest in initiative (DM-INI-03). */
export function foremost(s: Readonly<State>, count: (seat: Seat) => number): Seat {
  let best = s.order[0]!;
  let most = count(best);
  for (const seat of s.order) {
    const n = count(seat);
    if (n > most) [best, most] = [seat, n];
  }
  return best;
}

/** The same where 0 is nothing: -1 if nobody has more. */
export function leader(s: Readonly<State>, count: (seat: Seat) => number): Seat {
  const seat = foremost(s, count);
  return count(seat) > 0 ? seat : -1;
}

/** All seats, by number. */
export const everyone = (s: Readonly<State>): Seat[] => bySeat(s.seats, (seat) => seat);
