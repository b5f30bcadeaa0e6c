import type { Seat } from '@conclave/kernel';
import { turnOrder } from '../../rules/turn-order.ts';
import type { Choice, State } from '../../rules/types.ts';

/** The revealed choices in the order of their turns. */
export const turnsOf = (choices: readonly (Choice | null)[]): readonly (Choice & { readonly seat: Seat })[] =>
  turnOrder(choices).map((seat) => ({ ...choices[seat]!, seat }));

const SAYS = { done: 'done', now: 'under way', next: 'to come' } as const;

/** Where a seat's turn of this round stands. */
export function stateOf({ queue }: Readonly<State>, seat: Seat) {
  const state: keyof typeof SAYS = queue[0] === seat ? 'now' : queue.includes(seat) ? 'next' : 'done';
  return { state, says: SAYS[state] };
}
