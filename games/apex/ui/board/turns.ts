import type { Seat } from '@conclave/kernel';
import { STRATEGIES } from '../../data/strategies.ts';
import type { Choice } from '../../rules/types.ts';

/** AX-RES-01, 02: the seats in the order of their turns, by strategy and then by card; without a revealed choice none. */
export function turnsOf(choices: readonly (Choice | null)[]): readonly (Choice & { readonly seat: Seat })[] {
  return choices
    .flatMap((choice, seat) => (choice === null ? [] : [{ ...choice, seat }]))
    .sort((a, b) => STRATEGIES.indexOf(a.strategy) - STRATEGIES.indexOf(b.strategy) || a.card - b.card);
}
