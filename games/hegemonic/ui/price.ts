import type { Seat } from '@conclave/kernel';
import { advanceCost, NORMAL, type Terms } from '../rules/advancing.ts';
import { conflictCost } from '../rules/attacks.ts';
import type { Move, State } from '../rules/types.ts';
import { costOf } from '../text/say/pieces.ts';

/** On what terms a technology is advanced now (HG-TEC-03, and what a leader makes cheaper). */
export function termsNow(view: Readonly<State>): Terms {
  const { discount, anyTier } = (view.agenda.at(-1) ?? {}) as Partial<Terms>;
  return discount === undefined ? NORMAL : { discount, anyTier: anyTier === true };
}

/** CAPs that a move costs the seat that is asked, as soon as it is made. */
export function priceOf(view: Readonly<State>, seat: Seat, move: Move): number {
  if (move[0] === 'attack') {
    const [, pattern, , sector, defender, type] = move;
    return conflictCost(view, seat, pattern, { sector, defender, type });
  }
  return move[0] === 'advance' ? advanceCost(move[1], termsNow(view)) : (costOf(view, move) ?? 0);
}
