import { stepOf } from '@conclave/frame/questions.ts';
import { type Core, type Move, sameMove } from '@conclave/kernel';
import { useEffect } from 'react';
import type { TableProps } from '../game-ui.ts';
import { tableState } from '../table-state.ts';

/** Moves that are sent one after another, as the game asks for them. */
interface Pending<M extends Move> {
  readonly moves: readonly M[];
  /** Whether the first of them goes on with a move that is sent already. */
  readonly goesOn: boolean;
}

/** What to do with the moves that wait once others are offered: the next one to send, and the rest. */
export interface Following<M extends Move> {
  readonly send: M | null;
  readonly rest: readonly M[];
}

/** The next one is sent where it is offered; where something else is asked than was foreseen, all is given up. */
function following<M extends Move>(pending: readonly M[], moves: readonly M[]): Following<M> {
  const [first, ...rest] = pending;
  return first !== undefined && moves.some((move) => sameMove(move, first))
    ? { send: first, rest }
    : { send: null, rest: [] };
}

/** For a game in which one answer may be several moves. */
export function sendsInTurn<S extends Core, M extends Move>(
  next: (pending: readonly M[], moves: readonly M[], step: string | null) => Following<M> = following,
): {
  /** Sends moves in turn, beginning with the first one now. */
  readonly useBegin: () => (moves: readonly M[]) => void;
  /** Sends what waits as soon as it is asked for. @returns whether something is under way */
  readonly useSending: (props: Pick<TableProps<S, M>, 'moves' | 'view' | 'play'>) => boolean;
} {
  const waiting = tableState<Pending<M>>({ moves: [], goesOn: false });
  return {
    useBegin() {
      const wait = waiting.useSet();
      return (moves) => wait({ moves, goesOn: false });
    },
    useSending({ moves, view, play }) {
      const { moves: pending, goesOn } = waiting.use();
      const wait = waiting.useSet();
      const { send, rest } =
        moves.length > 0 ? next(pending, moves, stepOf(view)) : { send: null, rest: pending };
      // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is offered and waits, from which all else follows
      useEffect(() => {
        if (moves.length === 0) return;
        if (rest.length !== pending.length) wait({ moves: rest, goesOn: goesOn || send !== null });
        if (send) play(send, goesOn);
      }, [moves, pending]);
      return send !== null;
    },
  };
}
