import type { Seat } from '@conclave/kernel';
import type { Gain, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** A seat gains CAPs of the supply, which has no end (HG-R-01). */
export function gain(s: State, seat: Seat, n: number, by: Gain): void {
  s.caps[seat]! += n;
  tell(['gained', seat, n, by]);
}
