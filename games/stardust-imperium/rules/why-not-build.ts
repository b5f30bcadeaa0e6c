import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { canLayOut, hasSale } from './build.ts';
import { mayCountOnMoney } from './build-offers.ts';
import { canCover, effectiveCost, forcedCost, stillNeeded } from './declaring.ts';
import { canRaiseMoney } from './functions/use.ts';
import { mostMoney, shortfall } from './raising.ts';
import { cardsIn, repeated, stranger, type Words } from './refusing.ts';
import { AT_ONCE, priceSum, saleBonus, saleFault } from './selling.ts';
import type { Move, State } from './types.ts';
import { kindOf } from './zones.ts';

/** What is wrong with a sale of these hand cards: the first thing in the order in which a seller would look. */
function whyNotSale(
  s: Readonly<State>,
  seat: Seat,
  words: Words,
  building: number,
  need: number,
): Refusal | null {
  const uids = cardsIn(words);
  if (uids.includes(building)) return no('sells-itself', 'SI-BLD-05', { card: building });
  const other = stranger(uids, s.hands[seat]!);
  if (other !== undefined) return no('not-in-hand', 'SI-SEL-02', { card: other });
  const twice = repeated(uids);
  if (twice !== undefined) return no('named-twice', 'SI-SEL-04', { card: twice });
  if (need === 0) return uids.length > 0 ? no('no-sale-needed', 'SI-SEL-03', { budget: s.budget }) : null;
  const bonus = saleBonus(s, seat, building);
  const { price } = tables(s);
  const prices = uids.map((uid) => price[kindOf(uid)]! + bonus);
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

/** Why no sale covers a card's cost: out of reach, or within reach of functions that bring money (SI-BLD-13). */
function whyNotCovered(s: Readonly<State>, seat: Seat, uid: number): Refusal {
  const cost = effectiveCost(s, seat, uid);
  const need = stillNeeded(s, cost);
  const t = tables(s);
  const bonus = saleBonus(s, seat, uid);
  const have = priceSum(t, s.hands[seat]!, bonus) - t.price[kindOf(uid)]! - bonus;
  const canRaise = canRaiseMoney(s, seat, 1);
  if (!canRaise) return no('cannot-pay', 'SI-BLD-07', { cost, budget: s.budget, need, have });
  if (!mayCountOnMoney(s, seat, uid, canRaise))
    return no('out-of-reach', 'SI-BLD-13', { cost, most: mostMoney(s, seat, uid) });
  return no('raise-money', 'SI-BLD-07', { need, have, ...shortfall(s, seat, uid) });
}

/** A declaration, with or without its payment (SI-BLD-07, SI-CARD-11). */
export function whyNotBuild(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const uid = move[1] as number;
  const hand = s.hands[seat]!;
  if (!hand.includes(uid)) return no('not-in-hand', 'SI-BLD-01', { card: uid ?? -1 });
  const least = forcedCost(s, seat);
  const printed = tables(s).cost[kindOf(uid)]!;
  if (printed < least) return no('not-the-dearest', 'SI-CARD-11', { cost: printed, most: least });
  const isAlone = move[0] === 'declare' || move[0] === 'declareExtra';
  if (isAlone && mayCountOnMoney(s, seat, uid, canRaiseMoney(s, seat, 1))) return null;
  if (!canCover(s, seat, uid)) return whyNotCovered(s, seat, uid);
  const need = stillNeeded(s, effectiveCost(s, seat, uid));
  const isListed = need === 0 || hand.length - 1 <= AT_ONCE;
  if (isAlone) return isListed ? no('pay-at-once', 'SI-R-08') : null;
  const fault = whyNotSale(s, seat, move.slice(2), uid, need);
  if (fault !== null || isListed) return fault;
  return no('sell-one-by-one', 'SI-SEL-04', { most: AT_ONCE, cards: hand.length - 1 });
}

/** A main action that was meant, when only an extra build is left: what is wrong with that, if anything is (SI-R-12). */
export function whyNotBuildAsExtra(s: Readonly<State>, seat: Seat, [label, ...words]: Move): Refusal {
  const extra = [label === 'build' ? 'extra' : 'declareExtra', ...words] as unknown as Move;
  return whyNotBuild(s, seat, extra) ?? no('as-extra-build', 'SI-BLD-01', { label: extra[0] });
}

/** The sale that pays a declared build. */
export function whyNotPay(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const { uid, cost, offered } = s.payment!;
  if (offered.length > 0) return no('sale-begun', 'SI-SEL-04');
  const cards = s.hands[seat]!.length;
  const need = stillNeeded(s, cost);
  const fault = whyNotSale(s, seat, move.slice(1), uid, need);
  if (fault !== null || need === 0 || cards <= AT_ONCE) return fault;
  return no('sell-one-by-one', 'SI-SEL-04', { most: AT_ONCE, cards });
}

/** One card more for a sale that is put together card by card. */
export function whyNotSell(s: Readonly<State>, seat: Seat, uid: number): Refusal | null {
  const { cost, offered } = s.payment!;
  const hand = s.hands[seat]!;
  if (!hand.includes(uid)) return no('not-in-hand', 'SI-SEL-02', { card: uid ?? -1 });
  const need = stillNeeded(s, cost);
  if (need === 0) return no('no-sale-needed', 'SI-SEL-03', { budget: s.budget });
  if (offered.length === 0 && hand.length <= AT_ONCE) return no('pay-at-once', 'SI-SEL-04');
  return canLayOut(s, seat, uid) ? null : no('sale-dead-end', 'SI-SEL-03', { card: uid, need });
}

/** SI-BLD-12: a declaration commits. */
export function whyNotCancel(s: Readonly<State>, seat: Seat): Refusal | null {
  if (hasSale(s, seat)) return no('can-pay', 'SI-BLD-12');
  return s.payment!.moneyUsed ? null : no('raise-money-first', 'SI-BLD-12');
}
