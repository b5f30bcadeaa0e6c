import type { Seat } from '@conclave/kernel';
import { hasCard } from './holdings.ts';
import { advanceCard, canPlaceAny, emitGains, gainCard, mayGain } from './mastery.ts';
import type { Move, State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** Whether another Tree has a card, on either side or Advanced. */
export const isElsewhere = (
  s: Readonly<State>,
  seat: Seat,
  kind: number,
  side: 'either' | 'advanced',
): boolean =>
  s.order.some(
    (other) =>
      other !== seat && (side === 'either' ? hasCard(s, other, kind) : s.mastery[other]![kind] === 2),
  );

/** Cards of other Trees that a seat may take from the supply (DM-INF-05 a, DM-INF-06). */
const takeable = (s: Readonly<State>, seat: Seat): number[] =>
  [...s.mastery[seat]!.keys()].filter(
    (kind) => mayGain(s, seat, kind) && isElsewhere(s, seat, kind, 'either'),
  );

/** Own Basic cards that another Tree has Advanced (DM-INF-05 b). */
const turnable = (s: Readonly<State>, seat: Seat): number[] =>
  [...s.mastery[seat]!.keys()].filter(
    (kind) => s.mastery[seat]![kind] === 1 && isElsewhere(s, seat, kind, 'advanced'),
  );

/** Every card that a seat could take or turn free of cost, were it the leader in Influence now (DM-INF-05). */
export function emitFreeCards(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  emitGains(s, seat, takeable(s, seat), emit);
  for (const kind of turnable(s, seat)) emit(['advance', kind]);
}

/** D-ASSIM, DM-INF-03 to 09: the leader in Influence takes a card or turns one, free of cost. */
export const assimilation = procedure<{ seat: Seat }>(
  'assimilation',
  { seat: 'all' },
  {
    look(s, { seat }) {
      if (turnable(s, seat).length === 0 && !canPlaceAny(s, seat, takeable(s, seat))) return 'done';
    },
    choose: {
      rule: 'DM-INF-05',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        emitFreeCards(s, seat, emit);
        emit(['pass']);
      },
      take(s, _f, seat, move) {
        switch (move[0]) {
          case 'gain': {
            const [, kind, copy, x, y] = move;
            return gainCard(s, seat, kind, copy, x, y, true);
          }
          case 'advance':
            return advanceCard(s, seat, move[1], true);
          default:
            tell(['declined', seat]);
        }
      },
    },
  },
);
