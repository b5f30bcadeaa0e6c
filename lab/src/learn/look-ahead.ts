import { chancesAlong, type Fitted } from './chances.ts';
import type { Lesson } from './fit.ts';
import type { Sampled } from './samples.ts';

/** How much of what is to be learned comes from further on, and ends with who won. */
const LAMBDA = 0.9;

/**
 * A game whose positions are to be learned by what a fit says of those that follow, the nearer the more: temporal
 * differences, TD(λ). One result is little for a whole game; what came next tells more of a position than luck at its end.
 */
export function lookedAhead(game: Sampled, fitted: Fitted): Lesson {
  const targets = new Float32Array(game.features.length / fitted.features.length);
  const said = chancesAlong(fitted, game);
  let ahead = [...game.won];
  for (let at = said.length - 1; at >= 0; at--) {
    targets.set(ahead, at * game.seats);
    ahead = ahead.map((chance, seat) => LAMBDA * chance + (1 - LAMBDA) * said[at]![seat]!);
  }
  return { ...game, targets };
}
