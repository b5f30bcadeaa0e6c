import { type Seat, shuffle, Unknown } from '@conclave/kernel';
import { sort } from '@conclave/mechanics/sorted';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** Takes a card out of a list that holds it. */
export const takeFrom = (list: number[], card: number): void => {
  list.splice(list.indexOf(card), 1);
};

/** A card of the seat goes to the discard pile, face up. */
export function discard(s: State, seat: Seat, card: number): void {
  s.discard.push(card);
  tell(['discarded', seat, card]);
}

/** HX-MKT-04: the whole discard pile becomes the deck; in which order cards came there makes no difference. */
function reshuffle(s: State): void {
  s.deck = shuffle(s.rng, sort([...s.discard, ...s.buried.flat()]));
  s.discard = [];
  s.buried = s.buried.map(() => []);
  tell(['reshuffled', s.deck.length]);
}

/** Up to n cards of the deck, fewer if both deck and discard pile run out. @throws Unknown on a view */
export function draw(s: State, n: number): number[] {
  const cards: number[] = [];
  while (cards.length < n) {
    if (s.deck.length === 0) {
      if (s.discard.length === 0 && s.buried.every((cards) => cards.length === 0)) break;
      reshuffle(s);
    }
    const card = s.deck.pop()!;
    if (card < 0) throw new Unknown('the next card of the market deck');
    cards.push(card);
  }
  return cards;
}

/** HX-MKT-02: the market is filled. */
export function fillMarket(s: State): void {
  const missing = tables(s).market - s.market.length;
  if (missing === 0) return;
  const cards = draw(s, missing);
  if (cards.length === 0) return;
  s.market.push(...cards);
  tell(['marketFilled', cards]);
}
