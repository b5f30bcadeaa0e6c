import { type Move as AnyMove, sameMove } from '@conclave/kernel';
import { type Following, sendsInTurn } from '@conclave/kit/table';
import type { Move, State } from '../rules/types.ts';

/** Steps that come between the moves of one pattern: the rest waits for them. */
const BETWEEN: ReadonlySet<string> = new Set(['pattern.strike', 'returnUnits.choose']);

/**
 * What to do with the moves that wait once these are offered: the next one to send, and the rest. Places of a pattern
 * that can't be filled any more are left out; where something else is asked than was foreseen, all is given up.
 */
export function following(
  pending: readonly Move[],
  moves: readonly Move[],
  step: string | null,
): Following<Move> {
  const isOffered = (move: AnyMove) => moves.some((one) => sameMove(one, move));
  const [first, ...rest] = pending;
  if (first === undefined) return { send: null, rest: [] };
  if (isOffered(first)) return { send: first, rest };
  if (step !== null && BETWEEN.has(step)) return { send: null, rest: pending };
  if (step === 'pattern.put' && first[0] === 'put') return following(rest, moves, step);
  return { send: null, rest: [] };
}

export const { useBegin, useSending } = sendsInTurn<State, Move>(following);
