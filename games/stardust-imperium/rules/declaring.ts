import type { Seat } from '@conclave/kernel';
import { KIND } from '../data/cards.ts';
import { numbersOf, tables } from '../data/tables.ts';
import { priceSum, saleBonus } from './selling.ts';
import type { State } from './types.ts';
import { countBuilt, kindOf } from './zones.ts';

/** SI-BLD-03: what a card costs if its build is declared now; for the declared card itself, what was fixed then. */
export function effectiveCost(s: Readonly<State>, seat: Seat, uid: number): number {
  if (s.payment?.uid === uid) return s.payment.cost;
  const robots = countBuilt(s, seat, KIND.robotizedProduction);
  const printed = tables(s).cost[kindOf(uid)]!;
  return robots === 0 ? printed : Math.max(0, printed - numbersOf(s, KIND.robotizedProduction).less * robots);
}

/** SI-BLD-04: what a sale must cover. */
export const stillNeeded = (s: Readonly<State>, cost: number): number => Math.max(0, cost - s.budget);

/** SI-CARD-11: the least printed cost that a card must have to be declared; 0 without Robotized Production. */
export function forcedCost(s: Readonly<State>, seat: Seat): number {
  if (countBuilt(s, seat, KIND.robotizedProduction) === 0) return 0;
  const { cost } = tables(s);
  let most = 0;
  for (const uid of s.hands[seat]!) most = Math.max(most, cost[kindOf(uid)]!);
  return most;
}

/** Whether the other hand cards bring enough to build this one: then a legal sale exists. */
export function canCover(s: Readonly<State>, seat: Seat, uid: number): boolean {
  const hand = s.hands[seat]!;
  const bonus = saleBonus(s, seat, uid);
  const t = tables(s);
  const others = priceSum(t, hand, bonus) - (hand.includes(uid) ? t.price[kindOf(uid)]! + bonus : 0);
  return others >= stillNeeded(s, effectiveCost(s, seat, uid));
}
