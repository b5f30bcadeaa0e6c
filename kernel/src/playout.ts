import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { pick, type Rng } from './random.ts';
import type { Core, Seat } from './types.ts';

/** Plays random listed moves until the game is over or `most` moves are made; returns how many. */
export function playout<S extends Core, M extends Move>(
  game: Game<S, M>,
  s: S,
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
  seen?: (seat: Seat, move: M) => void,
): number {
  for (let moves = 0; ; moves++) {
    if (s.outcome !== null || moves >= most) return moves;
    const seat = pick(rng, game.waiting(s));
    const move = pick(rng, game.moves(s, seat));
    seen?.(seat, move);
    game.apply(s, seat, move);
  }
}
