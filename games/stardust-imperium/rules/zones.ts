import { Bug, type Seat, shuffle, Unknown } from '@conclave/kernel';
import { insert, sort } from '@conclave/mechanics/sorted';
import { KIND_OF } from '../data/cards.ts';
import type { Built, State } from './types.ts';
import { tell } from './vocabulary.ts';

/**
 * The kind of a card.
 * @throws Unknown for a card whose face the viewer of this view may not know
 */
export function kindOf(uid: number): number {
  if (uid < 0) throw new Unknown('the face of a card');
  return KIND_OF[uid]!;
}

/** How many cards can still be taken from the deck, a reshuffle included. */
export const available = (s: Readonly<State>): number => s.deck.length + s.discard.length;

/** All seats clockwise, starting with this one. */
export function clockwise(s: Readonly<State>, from: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < s.seats; i++) order.push((from + i) % s.seats);
  return order;
}

/** A card in a seat's tableau. */
export function builtCard(s: Readonly<State>, seat: Seat, uid: number): Built | undefined {
  const tableau = s.tableaus[seat]!;
  for (let i = 0; i < tableau.length; i++) if (tableau[i]!.uid === uid) return tableau[i];
  return undefined;
}

/** How many cards of a kind a seat has built. */
export function countBuilt(s: Readonly<State>, seat: Seat, kind: number): number {
  const tableau = s.tableaus[seat]!;
  let count = 0;
  for (let i = 0; i < tableau.length; i++) if (KIND_OF[tableau[i]!.uid] === kind) count++;
  return count;
}

/**
 * The top card of the deck, after a reshuffle if the deck is empty (SI-ZON-03, SI-R-19). Undefined, and the game is
 * exhausted, if there is no card at all (SI-GAM-05, SI-R-41).
 */
export function takeTop(s: State): number | undefined {
  if (s.deck.length === 0) reshuffle(s);
  const uid = s.deck.pop();
  if (uid === undefined && !s.exhausted) {
    s.exhausted = true;
    tell(['exhausted']);
  }
  return uid;
}

function reshuffle(s: State): void {
  if (s.discard.length === 0) return;
  const empty = s.deck;
  s.deck = shuffle(s.rng, s.discard);
  s.discard = empty;
  tell(['reshuffled', s.deck.length, false]);
}

/** Takes up to n cards from the top; fewer if there are no more (SI-R-20). */
export function takeCards(s: State, n: number): number[] {
  const uids: number[] = [];
  for (let i = 0; i < n; i++) {
    const uid = takeTop(s);
    if (uid === undefined) break;
    uids.push(uid);
  }
  return uids;
}

/** SI-ZON-01: draws up to n cards into the hand. */
export function draw(s: State, seat: Seat, n: number): void {
  const uids = takeCards(s, n);
  if (uids.length === 0) return;
  for (const uid of uids) toHand(s, seat, uid);
  // By number, as they lie in the hand.
  tell(['drew', seat, sort(uids)]);
}

/**
 * Puts a card into a hand.
 * @throws Unknown for a hidden card: who gets it learns something
 */
export function toHand(s: State, seat: Seat, uid: number): void {
  if (uid < 0) throw new Unknown('a card that goes to a hand');
  insert(s.hands[seat]!, uid);
}

/** Takes a card out of a hand. @throws Unknown for a hidden card */
export function fromHand(s: State, seat: Seat, uid: number): void {
  if (uid < 0) throw new Unknown('a card that leaves a hand');
  const hand = s.hands[seat]!;
  const at = hand.indexOf(uid);
  if (at < 0) throw new Bug(`card ${uid} is not in the hand of seat ${seat}`);
  hand.splice(at, 1);
}

/** SI-ZON-04: puts cards face up on the discard pile, in this order. @throws Unknown for a hidden card */
export function toDiscard(s: State, uids: readonly number[]): void {
  for (const uid of uids) {
    if (uid < 0) throw new Unknown('a card that goes to the discard pile');
    s.discard.push(uid);
  }
}
