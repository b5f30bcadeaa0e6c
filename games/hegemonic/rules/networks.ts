import type { At } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { TYPES, type Type } from '../data/tracks.ts';
import type { State } from './types.ts';

/** The place of a type in lists by type. */
export const INDEX: { readonly [type in Type]: number } = { industrial: 0, political: 1, martial: 2 };

/** Bases of a type that a seat has on the board (HG-GEN-04). */
export const builtOf = (s: Readonly<State>, seat: Seat, type: Type): number => s.built[seat]![INDEX[type]]!;

/** Bases of a type that every player has: one for each slot of the track. */
export const basesOf = (s: At, type: Type): number => tables(s).tracks[type].cost.length;

/** Bases of a type left on the player board (HG-GEN-03). */
export const supply = (s: Readonly<State>, seat: Seat, type: Type): number =>
  basesOf(s, type) - builtOf(s, seat, type);

/** HG-GEN-06: 1 to 3. */
export function tier(s: Readonly<State>, seat: Seat, type: Type): number {
  const n = builtOf(s, seat, type);
  const { noBases, tracks } = tables(s);
  return n === 0 ? noBases.tier : tracks[type].tier[n - 1]!;
}

/** HG-GEN-06: CAPs that a type brings in each Collection. */
export function income(s: Readonly<State>, seat: Seat, type: Type): number {
  const n = builtOf(s, seat, type);
  const { noBases, tracks } = tables(s);
  return n === 0 ? noBases.income : tracks[type].income[n - 1]!;
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
  const { noBases, tracks } = tables(s);
  let least = noBases.retention;
  for (const type of TYPES) {
    const n = builtOf(s, seat, type);
    if (n > 0) least = Math.min(least, tracks[type].retention[n - 1]!);
  }
  return least;
}

/** HG-BLD-04: CAPs for the next base of a type; infinite when none is left. */
export const nextCost = (s: Readonly<State>, seat: Seat, type: Type): number =>
  tables(s).tracks[type].cost[builtOf(s, seat, type)] ?? Number.POSITIVE_INFINITY;
