import type { Seat } from '@conclave/kernel';
import { emitDraws, pileOf, takeDraw } from '../cards.ts';
import type { Move, State } from '../types.ts';
import { procedure, tell } from '../vocabulary.ts';
import { ATTACKER, DEFENDER, seatOf } from './power.ts';

/** The card that a side has used goes to the inactive or to the discard pile. */
function putAway(s: State, side: 0 | 1, to: 'inactive' | 'discard'): void {
  const c = s.conflict!;
  const card = c.cards[side];
  const seat = seatOf(c, side);
  c.cards[side] = -1;
  (to === 'inactive' ? s.inactive[seat]! : s.discards[pileOf(s, card)]!).push(card);
  tell(['usedCard', seat, card, to]);
}

/** D-CLEAN of one side (HG-CON-39, HG-R-20). */
const clean = (side: 0 | 1) => ({
  rule: 'HG-CON-39',
  auto: true as const,
  who: (s: State) => (s.conflict!.cards[side] >= 0 && !s.learning ? seatOf(s.conflict!, side) : null),
  options(s: State, _f: unknown, seat: Seat, emit: (move: Move) => void) {
    emit(['inactive']);
    emitDraws(s, seat, emit);
  },
  take(s: State, _f: unknown, seat: Seat, move: Move) {
    if (move[0] === 'inactive') putAway(s, side, 'inactive');
    else {
      takeDraw(s, seat, move);
      putAway(s, side, 'discard');
    }
  },
});

/** Step 5: first the Attacker, then the Defender; in the learning game both cards are discarded (HG-VAR-07). */
export const cleanUp = procedure(
  'cleanUp',
  {},
  {
    attacker: clean(ATTACKER),
    defender: clean(DEFENDER),
    discardBoth(s) {
      for (const side of [ATTACKER, DEFENDER] as const)
        if (s.conflict!.cards[side] >= 0) putAway(s, side, 'discard');
    },
  },
);
