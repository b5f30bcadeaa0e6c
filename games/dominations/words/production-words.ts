import type { Seat } from '@conclave/kernel';
import type { State } from '../rules/types.ts';

/** By Domain, what a seat would lose of what it Produces, its limits being what they are (DM-KNO-06). */
export const lostToLimits = (view: Readonly<State>, seat: Seat, produced: readonly number[]): number[] =>
  produced.map((n, domain) => Math.max(0, view.knowledge[seat]![domain]! + n - view.limits[seat]![domain]!));
