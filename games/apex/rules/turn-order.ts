import type { Seat } from '@conclave/kernel';
import { STRATEGIES } from '../data/strategies.ts';
import type { Choice } from './types.ts';

/** AX-RES-01, 02: the seats whose choices are known, by strategy, then by ascending index of the card. */
export function turnOrder(choices: readonly (Choice | null)[]): Seat[] {
  const rank = (seat: Seat) => STRATEGIES.indexOf(choices[seat]!.strategy) * 100 + choices[seat]!.card;
  return choices.flatMap((choice, seat) => (choice === null ? [] : [seat])).sort((a, b) => rank(a) - rank(b));
}
