import type { Rng, Seat } from '@conclave/kernel';
import { worth } from '../bot/index.ts';
import { stardustImperium as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';

/** What the position is worth after a move, in hundredths of a VP. */
export function worthAfter(s: Readonly<State>, seat: Seat, move: Move): number {
  const after = game.clone(s);
  game.apply(after, seat, move);
  return worth(after, seat);
}

/** The move after which the position is worth most in one world that could be the true one. */
export function bestMove(s: Readonly<State>, seat: Seat, rng: Rng): Move {
  const world = game.determinize(game.view(s, seat), seat, rng);
  const moves = game.moves(s, seat);
  const worths = moves.map((move) => worthAfter(world, seat, move));
  return moves[worths.indexOf(Math.max(...worths))]!;
}
