import type { Seat } from '@conclave/kernel';
import { advanceCost, NORMAL, type Terms } from '../rules/advancing.ts';
import { conflictCost } from '../rules/attacks.ts';
import { termsOpen } from '../rules/leaders/draws.ts';
import type { Move, State } from '../rules/types.ts';
import { costOf } from '../words/say/pieces.ts';

/** On what terms a seat advances a technology now (HG-TEC-03): a leader makes it cheaper for who uses it, and for nobody else. */
export function termsNow(view: Readonly<State>, seat: Seat): Terms {
  const open = termsOpen(view);
  return open?.seat === seat ? open : NORMAL;
}

/** CAPs that a move costs the seat that is asked, as soon as it is made. */
export function priceOf(view: Readonly<State>, seat: Seat, move: Move): number {
  if (move[0] === 'attack') {
    const [, pattern, , sector, defender, type] = move;
    return conflictCost(view, seat, pattern, { sector, defender, type });
  }
  return move[0] === 'advance' ? advanceCost(view, move[1], termsNow(view, seat)) : (costOf(view, move) ?? 0);
}
