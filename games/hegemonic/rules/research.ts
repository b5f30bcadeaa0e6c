import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { canDrawDeck, discard, drawCards, recoverInactive, takeFrom } from './cards.ts';
import type { State } from './types.ts';
import { procedure } from './vocabulary.ts';

/** HG-ACT-12, HG-R-09: whether a RESEARCH could do anything; the learning game has none (HG-VAR-03). */
export const canResearch = (s: Readonly<State>, seat: Seat): boolean =>
  !s.learning && (s.inactive[seat]!.length > 0 || s.hands[seat]!.length > 0 || canDrawDeck(s));

/** HG-ACT-12: the inactive cards come back, any number is discarded, and the hand is filled up. */
export const research = procedure<{ seat: Seat }>(
  'research',
  { seat: 'all' },
  {
    recover: (s, f) => recoverInactive(s, f.seat),
    redraw: {
      rule: 'HG-ACT-12',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        const hand = s.hands[seat]!;
        for (let chosen = 0; chosen < 1 << hand.length; chosen++)
          emit(['redraw', ...hand.filter((_, i) => chosen & (1 << i))]);
      },
      take(s, _f, seat, move) {
        const cards = move.slice(1) as number[];
        for (const card of cards) takeFrom(s.hands[seat]!, card);
        discard(s, seat, cards);
        drawCards(s, seat, tables(s).hand - s.hands[seat]!.length);
      },
    },
  },
);
