import type { Seat } from '@conclave/kernel';
import type { State } from '../../rules/types.ts';

type View = Readonly<State>;

/** CAPs with which the actions of a turn began, by what is left of the turn. */
let begun: { readonly turn: string; readonly caps: number } | null = null;

const turnOf = ({ round, actionPhase }: View, seat: Seat, actionsLeft: number): string =>
  [round, actionPhase, seat, actionsLeft].join();

/** Notes what a seat has before it chooses its next action. */
export function beginSpending(view: View, seat: Seat): void {
  begun = { turn: turnOf(view, seat, view.actionsLeft - 1), caps: view.caps[seat]! };
}

/** CAPs spent in the BUILD that goes on; null if its beginning was not seen. */
export const spentSoFar = (view: View, seat: Seat): number | null =>
  begun?.turn === turnOf(view, seat, view.actionsLeft) ? begun.caps - view.caps[seat]! : null;
