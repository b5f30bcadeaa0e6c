import type { Seat } from '@conclave/kernel';
import { placesOf } from '@conclave/mechanics/places';
import { type CardType, KIND_OF, TYPE_BIT, TYPE_BITS } from '../data/cards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { COUNTED_TYPE } from './functions/cards.ts';
import type { EndReason, State } from './types.ts';
import { tell } from './vocabulary.ts';

/**
 * Build VPs of one card in a seat's tableau, as they would count now (SI-SCO-01, 03, SI-R-33); of one that is not paid for yet,
 * as they will once it is.
 */
export function buildPoints(s: Readonly<State>, seat: Seat, uid: number, t: Tables = tables(s)): number {
  const kind = KIND_OF[uid]!;
  const type = COUNTED_TYPE[kind];
  if (type === undefined) return t.points[kind]!;
  return t.cards[kind - 1]!.each * (countType(s, seat, type) + (isUnpaid(s, uid) ? 1 : 0));
}

/** Whether a card lies in a tableau only because it was declared: it is not paid for yet, and may go back (SI-BLD-08). */
export const isUnpaid = (s: Readonly<State>, uid: number): boolean => s.payment?.uid === uid;

/** How many cards a seat has built and paid for. */
export const builtCount = (s: Readonly<State>, seat: Seat): number =>
  s.tableaus[seat]!.length - (s.payment !== null && s.active === seat ? 1 : 0);

/** How many cards of a type a seat has built; a card of two types counts for each. */
export function countType(s: Readonly<State>, seat: Seat, type: CardType): number {
  const bit = TYPE_BIT[type];
  let count = 0;
  for (const { uid } of s.tableaus[seat]!)
    if ((TYPE_BITS[KIND_OF[uid]!]! & bit) !== 0 && !isUnpaid(s, uid)) count++;
  return count;
}

/** A seat's score, part by part: build VPs of each card, VP cards, VP tokens. */
export interface Score {
  readonly total: number;
  readonly cards: readonly { readonly uid: number; readonly points: number }[];
  readonly vpCards: number;
  readonly vpTokens: number;
}

/** SI-SCO-01, 02: what a seat would score now. All of it is public. */
export function score(s: Readonly<State>, seat: Seat): Score {
  const t = tables(s);
  const cards = s.tableaus[seat]!.filter(({ uid }) => !isUnpaid(s, uid)).map(({ uid }) => ({
    uid,
    points: buildPoints(s, seat, uid, t),
  }));
  return { total: total(s, seat), cards, vpCards: s.piles[seat]!.length, vpTokens: s.tokens[seat]! };
}

/** What a seat would score now, all parts together. */
export function total(s: Readonly<State>, seat: Seat): number {
  const t = tables(s);
  let sum = s.piles[seat]!.length + s.tokens[seat]!;
  for (const { uid } of s.tableaus[seat]!) if (!isUnpaid(s, uid)) sum += buildPoints(s, seat, uid, t);
  return sum;
}

/** SI-SCO-04: ends the game; equal totals share a place, there is no tie-break. */
export function finish(s: State, reason: EndReason): void {
  const scores = s.hands.map((_, seat) => total(s, seat));
  const places = placesOf(scores);
  s.outcome = { places, scores, reason };
  tell(['gameOver', reason, scores]);
}
