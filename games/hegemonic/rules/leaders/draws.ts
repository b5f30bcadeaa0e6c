import type { Next, Seat } from '@conclave/kernel';
import { type Terms, useCard } from '../advancing.ts';
import { canDraw, discard, emitDraws, takeDraw, takeFrom } from '../cards.ts';
import type { State } from '../types.ts';
import { call, procedure } from '../vocabulary.ts';

/** A card of the hand is discarded. */
export const discardOne = procedure<{ seat: Seat }>(
  'discardOne',
  { seat: 'all' },
  {
    choose: {
      rule: 'HG-LEA-09',
      who: (s, f) => (s.hands[f.seat]!.length > 0 ? f.seat : null),
      options: (s, _f, seat, emit) => s.hands[seat]!.forEach((card) => emit(['discard', card])),
      take(s, _f, seat, move) {
        const card = move[1] as number;
        takeFrom(s.hands[seat]!, card);
        discard(s, seat, [card]);
      },
    },
  },
);

/** A technology is drawn; then one is discarded, or where `advances` used on the leader's terms. */
const leaderDraw = procedure<{ seat: Seat; advances: boolean; discount: number; anyTier: boolean }>(
  'leaderDraw',
  { seat: 'all', advances: 'all', discount: 'all', anyTier: 'all' },
  {
    draw: {
      rule: 'HG-EXP-04',
      who: (s, f) => (canDraw(s, f.seat) ? f.seat : null),
      options: (s, _f, seat, emit) => emitDraws(s, seat, emit),
      take(s, f, seat, move): Next {
        takeDraw(s, seat, move);
        const { discount, anyTier } = f;
        return f.advances ? call(useCard, { seat, discount, anyTier }) : call(discardOne, { seat });
      },
    },
  },
);

/** Whose draw or use of a technology is under way, and on what terms a card may be advanced by it; null in none. */
export const termsOpen = (s: Readonly<State>): ({ readonly seat: Seat } & Terms) | null =>
  useCard.under(s) ?? leaderDraw.under(s);

/** Draw 1 technology, then discard 1. */
export const drawAndDiscard = (seat: Seat): Next =>
  call(leaderDraw, { seat, advances: false, discount: 0, anyTier: false });

/** Draw 1 technology, then discard or advance 1 on these terms. */
export const drawAndUse = (seat: Seat, terms: Terms): Next =>
  call(leaderDraw, { seat, advances: true, ...terms });
