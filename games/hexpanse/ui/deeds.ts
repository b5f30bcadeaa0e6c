import { stepOf } from '@conclave/frame/questions.ts';
import type { State } from '../rules/types.ts';

/** The questions within an action: with it, and the whole chain that it sets off, they are one deed (HX-CHN-04). */
const BEGINNINGS = ['action.choose', 'market.buy'];

/** Whether the next move begins a deed: an action, a purchase, or a choice of the set-up. */
export function beginsDeed(view: Readonly<State>): boolean {
  const step = stepOf(view);
  return step === null || view.phase === 'setup' || BEGINNINGS.includes(step);
}
