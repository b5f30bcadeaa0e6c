import type { Seat } from '@conclave/kernel';
import { STRATEGIES } from '../data/strategies.ts';
import type { Choice } from './types.ts';

/** AX-RES-01, 02: the seats whose choices are known, by strategy, then by ascending index of the card. */
export function turnOrder(choices: readonly (Choice | null)[]): Seat[] {
  const ranks: number[] = [];
  const order: Seat[] = [];
  for (const [seat, choice] of choices.entries()) {
    if (choice === null) continue;
    ranks[seat] = STRATEGIES.indexOf(choice.strategy) * 100 + choice.card;
    order.push(seat);
  }
  return order.sort((a, b) => ranks[a]! - ranks[b]!);
}
