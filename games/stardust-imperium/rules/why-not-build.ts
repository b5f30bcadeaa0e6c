import type { Refusal, Seat } from '@conclave/kernel';
import { COST, PRICE } from '../data/cards.ts';
import { hasSale } from './build.ts';
import { canCover, effectiveCost, forcedCost, stillNeeded } from './declaring.ts';
import { canRaiseMoney } from './functions/use.ts';
import { AT_ONCE, priceBonus, priceSum, saleBonus, saleFault } from './selling.ts';
import type { Move, State } from './types.ts';
import { kindOf } from './zones.ts';

type Args = readonly (string | number)[];

const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({ code, params, rule });

/** What is wrong with a sale of these hand cards: the first thing in the order in which a seller would look. */
function whyNotSale(
  s: Readonly<State>,
  seat: Seat,
  args: Args,
  building: number,
  need: number,
): Refusal | null {
  const hand = s.hands[seat]!;
  if (args.includes(building)) return no('sells-itself', 'SI-BLD-05', { card: building });
  for (const arg of args)
    if (!hand.includes(arg as number)) return no('not-in-hand', 'SI-SEL-02', { card: arg });
  if (need === 0 && args.length > 0) return no('no-sale-needed', 'SI-SEL-03', { budget: s.budget });
  const uids = args as readonly number[];
  for (let i = 1; i < uids.length; i++) if (uids[i - 1]! >= uids[i]!) return no('not-ascending', 'SI-SEL-04');
  const bonus = saleBonus(s, seat, building);
  const prices = uids.map((uid) => PRICE[kindOf(uid)]! + bonus);
  const sum = prices.reduce((a, b) => a + b, 0);
  const fault = saleFault(prices, need);
  if (fault === 'too-little') return no('too-little', 'SI-SEL-03', { sum, need });
  if (fault === 'overselling')
    return no('overselling', 'SI-SEL-03', {
      sum,
      need,
      card: uids.find((_, i) => sum - prices[i]! >= need)!,
    });
  return null;
}

/** A declaration, with or without its payment (SI-BLD-07, SI-CARD-11). */
export function whyNotBuild(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const uid = move[1] as number;
  const hand = s.hands[seat]!;
  if (!hand.includes(uid)) return no('not-in-hand', 'SI-BLD-01', { card: uid ?? -1 });
  const least = forcedCost(s, seat);
  if (COST[kindOf(uid)]! < least)
    return no('not-the-dearest', 'SI-CARD-11', { cost: COST[kindOf(uid)]!, most: least });
  const cost = effectiveCost(s, seat, uid);
  const need = stillNeeded(s, cost);
  const bonus = saleBonus(s, seat, uid);
  const have = priceSum(hand, bonus) - PRICE[kindOf(uid)]! - bonus;
  if (!canCover(s, seat, uid)) {
    if (!canRaiseMoney(s, seat, 1))
      return no('cannot-pay', 'SI-BLD-07', { cost, budget: s.budget, need, have });
    return no('raise-money', 'SI-BLD-07', { need, have });
  }
  if (move[0] === 'declare' || move[0] === 'declareExtra') return no('pay-at-once', 'SI-R-08');
  return (
    whyNotSale(s, seat, move.slice(2), uid, need) ??
    no('sell-one-by-one', 'SI-SEL-04', { most: AT_ONCE, cards: hand.length - 1 })
  );
}

/** The sale that pays a declared build. */
export function whyNotPay(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const { uid, cost, offered } = s.payment!;
  if (offered.length > 0) return no('sale-begun', 'SI-SEL-04');
  const cards = s.hands[seat]!.length;
  return (
    whyNotSale(s, seat, move.slice(1), uid, stillNeeded(s, cost)) ??
    no('sell-one-by-one', 'SI-SEL-04', { most: AT_ONCE, cards })
  );
}

/** One card more for a sale that is put together card by card. */
export function whyNotSell(s: Readonly<State>, seat: Seat, uid: number): Refusal | null {
  const { cost, offered } = s.payment!;
  const hand = s.hands[seat]!;
  if (!hand.includes(uid)) return no('not-in-hand', 'SI-SEL-02', { card: uid ?? -1 });
  const need = stillNeeded(s, cost);
  if (need === 0) return no('no-sale-needed', 'SI-SEL-03', { budget: s.budget });
  if (offered.length === 0 && hand.length <= AT_ONCE) return no('pay-at-once', 'SI-SEL-04');
  const price = PRICE[kindOf(uid)]!;
  const last = offered.at(-1);
  const bonus = priceBonus(s, seat);
  if (last !== undefined && price > PRICE[kindOf(last)]!)
    return no('dearest-first', 'SI-SEL-03', { price: price + bonus, last: PRICE[kindOf(last)]! + bonus });
  return no('dearer-card-needed', 'SI-SEL-03', { missing: need - priceSum(offered, bonus) });
}

/** SI-BLD-12: a declaration commits. */
export const whyNotCancel = (s: Readonly<State>, seat: Seat): Refusal =>
  hasSale(s, seat) ? no('can-pay', 'SI-BLD-12') : no('raise-money-first', 'SI-BLD-12');
