import type { Seat } from '@conclave/kernel';
import { BASES, NO_BASES, TYPES, type Type, trackOf } from '../data/tracks.ts';
import type { State } from './types.ts';

/** The place of a type in lists by type. */
export const INDEX: { readonly [type in Type]: number } = { industrial: 0, political: 1, martial: 2 };

/** Bases of a type that a seat has on the board (HG-GEN-04). */
export const builtOf = (s: Readonly<State>, seat: Seat, type: Type): number => s.built[seat]![INDEX[type]]!;

/** Bases of a type left on the player board (HG-GEN-03). */
export const supply = (s: Readonly<State>, seat: Seat, type: Type): number =>
  BASES[type] - builtOf(s, seat, type);

/** HG-GEN-06: 1 to 3. */
export function tier(s: Readonly<State>, seat: Seat, type: Type): number {
  const n = builtOf(s, seat, type);
  return n === 0 ? NO_BASES.tier : trackOf(type, s.rules).tier[n - 1]!;
}

/** HG-GEN-06: CAPs that a type brings in each Collection. */
export function income(s: Readonly<State>, seat: Seat, type: Type): number {
  const n = builtOf(s, seat, type);
  return n === 0 ? NO_BASES.income : trackOf(type, s.rules).income[n - 1]!;
}

/** The incomes of the three types. */
export const incomes = (s: Readonly<State>, seat: Seat): number[] =>
  TYPES.map((type) => income(s, seat, type));

/** HG-COL-01: CAPs of all three types together. */
export const totalIncome = (s: Readonly<State>, seat: Seat): number =>
  incomes(s, seat).reduce((sum, n) => sum + n, 0);

/** HG-ACT-10: what a CAPITALIZE brings. */
export const lowestIncome = (s: Readonly<State>, seat: Seat): number => Math.min(...incomes(s, seat));

/** HG-GEN-07: CAPs that may be kept at Arbitration, technologies and leaders apart. */
export function retention(s: Readonly<State>, seat: Seat): number {
  let least: number = NO_BASES.retention;
  for (const type of TYPES) {
    const n = builtOf(s, seat, type);
    if (n > 0) least = Math.min(least, trackOf(type, s.rules).retention[n - 1]!);
  }
  return least;
}

/** HG-BLD-04: CAPs for the next base of a type; infinite when none is left. */
export const nextCost = (s: Readonly<State>, seat: Seat, type: Type): number =>
  trackOf(type, s.rules).cost[builtOf(s, seat, type)] ?? Number.POSITIVE_INFINITY;
