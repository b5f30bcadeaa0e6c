import type { Seat } from '@conclave/kernel';
import { tableState } from '@conclave/kit';
import { useEffect } from 'react';
import type { State } from '../../rules/types.ts';

type View = Readonly<State>;

/** CAPs with which the actions of a turn began, by what is left of the turn. */
const begun = tableState<{ readonly turn: string; readonly caps: number } | null>(null);

const turnOf = ({ round, actionPhase }: View, seat: Seat, actionsLeft: number): string =>
  [round, actionPhase, seat, actionsLeft].join();

/** Notes what a seat has before it chooses its next action. */
export function useBeginSpending(view: View, seat: Seat): void {
  const begin = begun.useSet();
  useEffect(
    () => begin({ turn: turnOf(view, seat, view.actionsLeft - 1), caps: view.caps[seat]! }),
    [begin, view, seat],
  );
}

/** CAPs spent in the Build that goes on; null if its beginning was not seen. */
export function useSpent(view: View, seat: Seat): number | null {
  const now = begun.use();
  return now?.turn === turnOf(view, seat, view.actionsLeft) ? now.caps - view.caps[seat]! : null;
}
