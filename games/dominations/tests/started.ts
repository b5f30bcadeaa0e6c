import { type Options, seedOf } from '@conclave/kernel';
import { dominations as game } from '../index.ts';
import type { Event, State } from '../rules/types.ts';

/**
 * A new game whose draft has been made with the first cards offered.
 * @returns the state at the first redraw, and what happened on the way
 */
export function started(seats: number, options: Options = {}, seed = 1): { s: State; events: Event[] } {
  const s = game.setup(seedOf(seed), seats, options);
  const events: Event[] = [];
  while (s.age === 0) {
    const seat = game.waiting(s)[0]!;
    events.push(...game.apply(s, seat, game.moves(s, seat)[0]!));
  }
  return { s, events };
}
