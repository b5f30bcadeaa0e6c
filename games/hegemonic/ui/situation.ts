import type { Frame, Seat } from '@conclave/kernel';
import type { Move, State } from '../rules/types.ts';
import { isAside } from './parts.ts';

type View = Readonly<State>;

/** The innermost business under way. */
const business = (view: View): Frame | undefined => view.agenda.at(-1);

/** The step that asks, as in `QUESTIONS`: “build.next”; null when the game is over. */
export function stepOf(view: View): string | null {
  const frame = business(view);
  return frame === undefined || view.outcome !== null ? null : `${frame.do}.${frame.at}`;
}

/** Whether the moves answer a question: some are open at all times. */
export const isAsked = (moves: readonly Move[]): boolean => moves.some((move) => !isAside(move));

const SEALED: ReadonlySet<string> = new Set(['actionPhase.choose', 'draft.keep', 'conflict.commit']);

/** Whether several choose in secret just now. */
export const isSealed = (view: View): boolean => SEALED.has(stepOf(view) ?? '');

/** What a seat has chosen in secret, as far as the viewer may know: a move, or null. */
export function sealedChoice(view: View, seat: Seat): Move | null {
  return isSealed(view) ? ((business(view)?.picks?.[seat] as Move | null | undefined) ?? null) : null;
}

/** Whether a seat takes part in the secret choice under way and has made it. */
export const hasChosen = (view: View, seat: Seat): boolean => sealedChoice(view, seat) !== null;
