import { type Network, shares, weigh } from '@conclave/bots/judge';
import type { Learned } from '@conclave/frame/judgement.ts';
import type { Lesson } from './fit.ts';
import type { Sampled } from './samples.ts';

/** How much of what is to be learned comes from further on, and ends with who won. */
const LAMBDA = 0.9;

/**
 * A game whose positions are to be learned by what a fit says of those that follow, the nearer the more: temporal
 * differences, TD(λ). One result is little for a whole game; what came next tells more of a position than luck at its end.
 */
export function lookedAhead(game: Sampled, learned: Network & Pick<Learned, 'features'>): Lesson {
  const { seats, features, won } = game;
  const n = learned.features.length;
  const targets = new Float32Array(features.length / n);
  let ahead = [...won];
  for (let from = features.length - n * seats; from >= 0; from -= n * seats) {
    targets.set(ahead, from / n);
    const chances = shares(
      won.map((_, seat) => weigh(learned, [...features.subarray(from + seat * n, from + (seat + 1) * n)])),
    );
    ahead = ahead.map((chance, seat) => LAMBDA * chance + (1 - LAMBDA) * chances[seat]!);
  }
  return { ...game, targets };
}
