import { type Network, shares, weigh } from '@conclave/bots/judge';
import type { Learned } from '@conclave/frame/judgement.ts';
import type { Sampled } from './samples.ts';

/** What was fitted, and to which features. */
export type Fitted = Network & Pick<Learned, 'features'>;

/** The chances of all seats at each position of a game, in the order of its positions. */
export function chancesAlong({ features: keys, ...network }: Fitted, game: Sampled): number[][] {
  const { seats, features } = game;
  const n = keys.length;
  const numbers = Array.from({ length: features.length / n }, (_, row) =>
    weigh(network, [...features.subarray(row * n, (row + 1) * n)]),
  );
  return Array.from({ length: numbers.length / seats }, (_, at) =>
    shares(numbers.slice(at * seats, (at + 1) * seats)),
  );
}
