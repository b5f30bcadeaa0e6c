import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { Gain, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** HX-GEN-05: what is beyond the maximum is lost. */
export function gain(s: State, seat: Seat, n: number, why: Gain): void {
  const gained = Math.min(n, tables(s).mostHexilum - s.hexilum[seat]!);
  if (gained <= 0) return;
  s.hexilum[seat]! += gained;
  tell(['gained', seat, gained, why]);
}

/** HX-ACT-14: whether a gain would change anything. */
export const canGain = (s: Readonly<State>, seat: Seat): boolean => s.hexilum[seat]! < tables(s).mostHexilum;

/** HX-ECO-01: what the next level costs. */
export const raiseCost = (s: Readonly<State>, seat: Seat): number =>
  s.income[seat]! + 1 + tables(s).incomeSurcharge[s.incomeCost];

/** HX-ECO-01, 02 */
export const canRaise = (s: Readonly<State>, seat: Seat): boolean =>
  s.income[seat]! < tables(s).highestIncome && s.hexilum[seat]! >= raiseCost(s, seat);

export function raiseIncome(s: State, seat: Seat): void {
  const cost = raiseCost(s, seat);
  s.hexilum[seat]! -= cost;
  s.income[seat]!++;
  tell(['incomeRaised', seat, s.income[seat]!, cost]);
}
