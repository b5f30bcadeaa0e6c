import type { Core, Game } from '@conclave/kernel';

/** How many lines of play of exactly this many moves there are (shorter ones count where the game ends). */
export function perft<S extends Core>(game: Game<S>, s: S, depth: number): number {
  if (depth === 0 || s.outcome !== null) return 1;
  let lines = 0;
  for (const seat of game.waiting(s)) {
    const moves = game.moves(s, seat);
    if (depth === 1) lines += moves.length;
    for (const move of depth === 1 ? [] : moves) {
      const after = game.clone(s);
      game.apply(after, seat, move);
      lines += perft(game, after, depth - 1);
    }
  }
  return lines;
}
