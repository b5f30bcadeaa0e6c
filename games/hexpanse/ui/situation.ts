import type { Frame } from '@conclave/kernel';
import type { State } from '../rules/types.ts';

/** The innermost business under way. */
const business = (view: Readonly<State>): Frame | undefined => view.agenda.at(-1);

/** The step that asks: “pattern.orient”; null when the game is over. */
export function stepOf(view: Readonly<State>): string | null {
  const frame = business(view);
  return frame === undefined || view.outcome !== null ? null : `${frame.do}.${frame.at}`;
}
