import type { Seat } from '@conclave/kernel';
import { KIND } from '../data/cards.ts';
import { numbersOf, type Tables, tables } from '../data/tables.ts';
import type { State } from './types.ts';
import { countBuilt, kindOf } from './zones.ts';

/**
 * With more cards to choose from than this, a sale is put together card by card: there could be thousands of sets.
 */
export const AT_ONCE = 8;

/** What each card of a seat sells for above its printed price (SI-SEL-05). */
export const priceBonus = (s: Readonly<State>, seat: Seat): number =>
  numbersOf(s, KIND.freeTradeCenter).brings * countBuilt(s, seat, KIND.freeTradeCenter);

/** SI-SEL-05: what a card sells for in this seat's hands. */
export const sellingPrice = (s: Readonly<State>, seat: Seat, uid: number): number =>
  tables(s).price[kindOf(uid)]! + priceBonus(s, seat);

/** The sum of the selling prices, each raised by `bonus`. */
export function priceSum({ price }: Tables, uids: readonly number[], bonus: number): number {
  let sum = 0;
  for (let i = 0; i < uids.length; i++) sum += price[kindOf(uids[i]!)]! + bonus;
  return sum;
}

/** What is wrong with a sale: nothing (null), too little, or one card more than needed (SI-SEL-03). */
export function saleFault(prices: readonly number[], need: number): 'too-little' | 'overselling' | null {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const price of prices) {
    sum += price;
    if (price < least) least = price;
  }
  if (sum < need) return 'too-little';
  return prices.length > 0 && sum - least >= need ? 'overselling' : null;
}

/**
 * Whether the cards laid out can grow into a legal sale by some of the others (SI-SEL-03). One whose cheapest card brings
 * `least` or more is legal if it covers the need by less than that.
 */
export function canGrow(laid: readonly number[], others: readonly number[], need: number): boolean {
  const missing = need - laid.reduce((sum, price) => sum + price, 0);
  for (let least = Math.min(...laid); least > 0; least--) {
    let sums = 1;
    for (const price of others) if (price >= least) sums |= sums << price;
    if (((sums >> missing) & ((1 << least) - 1)) !== 0) return true;
  }
  return false;
}

const positions: number[] = [];
const prices: number[] = [];

/**
 * All legal sales as bit masks over the positions in `hand`, leaving out the card `except` (SI-SEL-03, SI-R-09). Taken
 * in the order of falling prices, a set is minimal just when it covers the need with its last card and not before.
 * `hand` has at most 30 cards.
 */
export function saleMasks(
  { price: priceOf, dearest }: Tables,
  hand: readonly number[],
  except: number,
  bonus: number,
  need: number,
): number[] {
  const masks: number[] = [];
  if (need <= 0) {
    masks.push(0);
    return masks;
  }
  let count = 0;
  let rest = 0;
  for (let price = dearest; price > 0; price--) {
    for (let i = 0; i < hand.length; i++) {
      if (hand[i] === except || priceOf[kindOf(hand[i]!)] !== price) continue;
      positions[count] = i;
      prices[count++] = price + bonus;
      rest += price + bonus;
    }
  }
  extend(masks, 0, count, rest, need, 0);
  return masks;
}

function extend(
  masks: number[],
  from: number,
  count: number,
  rest: number,
  need: number,
  mask: number,
): void {
  let left = rest;
  for (let i = from; i < count && left >= need; i++) {
    const price = prices[i]!;
    left -= price;
    const more = mask | (1 << positions[i]!);
    if (price >= need) masks.push(more);
    else if (left >= need - price) extend(masks, i + 1, count, left, need - price, more);
  }
}

/** Adds the cards of a mask to a list. */
export function addMasked(list: (string | number)[], hand: readonly number[], mask: number): void {
  for (let i = 0, left = mask; left !== 0; i++, left >>>= 1) if ((left & 1) !== 0) list.push(hand[i]!);
}

/** The bonus for a sale that pays for this card: a Free Trade Center counts for its own payment (SI-R-07). */
export const saleBonus = (s: Readonly<State>, seat: Seat, building: number): number =>
  priceBonus(s, seat) +
  (s.payment?.uid !== building && kindOf(building) === KIND.freeTradeCenter
    ? numbersOf(s, KIND.freeTradeCenter).brings
    : 0);
