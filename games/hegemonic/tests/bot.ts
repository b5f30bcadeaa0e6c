import type { ActionCard } from '../data/cards.ts';
import { hegemonic as game } from '../index.ts';
import type { Given } from './position.ts';
import { type Table, table } from './table.ts';

/** The move of a player that promises most to the steward, as text. */
export function best(t: Table, initial: string): string {
  const seat = t.seat(initial);
  const moves = game.moves(t.s, seat);
  const promises = game.promise!(t.s, seat, moves);
  return moves[promises.indexOf(Math.max(...promises))]!.join(' ');
}

/** Two players at home, Blue's turn with a card, in the first action phase of a round with two more to come, or as given. */
export const duel = (card: ActionCard, given: Partial<Given>): Table =>
  table({
    players: { Blue: { home: [3, -1], caps: 6 }, Red: { home: [-1, -2], caps: 6 } },
    turn: ['B', card],
    stack: 8,
    ...given,
    sectors: {
      '3,-1': { pieces: { B: 'c e o' } },
      '-1,-2': { pieces: { R: 'c e o' } },
      ...given.sectors,
    },
  });
