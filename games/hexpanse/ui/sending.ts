import { stepOf } from '@conclave/frame/questions.ts';
import { type Move as AnyMove, sameMove } from '@conclave/kernel';
import { tableState } from '@conclave/kit';
import { useEffect } from 'react';
import type { Move } from '../rules/types.ts';
import type { Props } from './draft.ts';

/** Moves that are sent one after another, as the game asks for them. */
interface Pending {
  readonly moves: readonly Move[];
  /** Whether the first of them goes on with a move that is sent already. */
  readonly goesOn: boolean;
}
const waiting = tableState<Pending>({ moves: [], goesOn: false });

/** Sends moves in turn, beginning with the first one now. */
export function useBegin(): (moves: readonly Move[]) => void {
  const wait = waiting.useSet();
  return (moves) => wait({ moves, goesOn: false });
}

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
): { readonly send: Move | null; readonly rest: readonly Move[] } {
  const isOffered = (move: AnyMove) => moves.some((one) => sameMove(one, move));
  const [first, ...rest] = pending;
  if (first === undefined) return { send: null, rest: [] };
  if (isOffered(first)) return { send: first, rest };
  if (step !== null && BETWEEN.has(step)) return { send: null, rest: pending };
  if (step === 'pattern.put' && first[0] === 'put') return following(rest, moves, step);
  return { send: null, rest: [] };
}

/** Sends what waits as soon as it is asked for. @returns whether something is under way */
export function useSending({ moves, view, play }: Props): boolean {
  const { moves: pending, goesOn } = waiting.use();
  const wait = waiting.useSet();
  const { send, rest } =
    moves.length > 0 ? following(pending, moves, stepOf(view)) : { send: null, rest: pending };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is offered and waits, from which all else follows
  useEffect(() => {
    if (moves.length === 0) return;
    if (rest.length !== pending.length) wait({ moves: rest, goesOn: goesOn || send !== null });
    if (send) play(send, goesOn);
  }, [moves, pending]);
  return send !== null;
}
