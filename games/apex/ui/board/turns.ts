import type { Seat } from '@conclave/kernel';
import { turnOrder } from '../../rules/turn-order.ts';
import type { Choice } from '../../rules/types.ts';

/** The revealed choices in the order of their turns. */
export const turnsOf = (choices: readonly (Choice | null)[]): readonly (Choice & { readonly seat: Seat })[] =>
  turnOrder(choices).map((seat) => ({ ...choices[seat]!, seat }));
