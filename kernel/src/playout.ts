import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { below, type Rng } from './random.ts';
import type { Core, GameEvent, Seat } from './types.ts';

/** Plays random listed moves until the game is over or `most` moves are made; returns how many. */
export function playout<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
  seen?: (seat: Seat, move: M) => void,
): number {
  let moves = 0;
  while (s.outcome === null && moves < most) {
    const seats = game.waiting(s);
    const seat = seats[seats.length === 1 ? 0 : below(rng, seats.length)] as Seat;
    const list = game.moves(s, seat);
    const move = list[below(rng, list.length)] as M;
    seen?.(seat, move);
    game.apply(s, seat, move);
    moves++;
  }
  return moves;
}

/** How many lines of play of exactly this many moves there are (shorter ones count where the game ends). */
export function perft<S extends Core, M extends Move>(game: Game<S, M>, s: Readonly<S>, depth: number): number {
  if (depth === 0 || s.outcome !== null) return 1;
  let lines = 0;
  for (const seat of game.waiting(s)) {
    for (const move of game.moves(s, seat)) {
      if (depth === 1) {
        lines++;
        continue;
      }
      const after = game.clone(s);
      game.apply(after, seat, move);
      lines += perft(game, after, depth - 1);
    }
  }
  return lines;
}
