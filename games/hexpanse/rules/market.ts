import type { Next, Seat } from '@conclave/kernel';
import { insert, sort } from '@conclave/mechanics/sorted';
import { isMercenary } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { draw, takeFrom } from './piles.ts';
import type { Move, State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

export const priceOf = (s: Readonly<State>, card: number): number => tables(s).cards[card]!.price;

/** HX-MKT-01: whether a card of the market, or an extra one, can be paid. */
export const canBuy = (s: Readonly<State>, seat: Seat, card: number): boolean =>
  priceOf(s, card) <= s.hexilum[seat]!;

/** HX-MKT-01, HX-CRD-01 */
function buy(s: State, seat: Seat, card: number): void {
  const isExtra = !s.market.includes(card);
  takeFrom(isExtra ? s.extra : s.market, card);
  s.hexilum[seat]! -= priceOf(s, card);
  insert((isMercenary(card) ? s.undeployed : s.actionCards)[seat]!, card);
  tell(['bought', seat, card, priceOf(s, card), isExtra]);
}

/** Section 6.10 of the flow: any number of cards for their price. */
export const marketPhase = procedure(
  'market',
  {},
  {
    open(s) {
      s.phase = 'market';
      tell(['marketOpened', s.active]);
      if (s.promised === 0) return;
      const cards = sort(draw(s, s.promised));
      s.promised = 0;
      s.extra = cards;
      tell(['extraDrawn', s.active, cards.slice()]);
    },
    /** Who has seen extra cards is asked in any case: what they cost is private. */
    buy: {
      rule: 'HX-MKT-01',
      who: (s) =>
        s.extra.length > 0 || s.market.some((card) => canBuy(s, s.active, card)) ? s.active : null,
      options(s, _f, seat, emit) {
        for (const card of [...s.market, ...s.extra]) if (canBuy(s, seat, card)) emit(['buy', card]);
        emit(['stop']);
      },
      take(s, _f, seat, move: Move): Next {
        if (move[0] === 'stop') return;
        buy(s, seat, move[1] as number);
        return 'again';
      },
    },
    /** HX-MKT-03, HX-R-23 */
    bury(s) {
      if (s.extra.length === 0) return;
      tell(['buried', s.active, s.extra]);
      for (const card of s.extra) insert(s.buried[s.active]!, card);
      s.extra = [];
    },
  },
);
