import type { Seat } from '@conclave/kernel';
import type { State } from './types.ts';

/** All seats clockwise, beginning with this one. */
export const clockwise = (s: Readonly<State>, first: Seat): Seat[] =>
  Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats);

/** The first seat clockwise from another one for which something holds; null if there is none. */
export function firstSeat(s: Readonly<State>, from: Seat, holds: (seat: Seat) => boolean): Seat | null {
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats;
    if (holds(seat)) return seat;
  }
  return null;
}
