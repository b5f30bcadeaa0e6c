import { type Rating, rate, rating } from 'openskill';
import { Z } from '../statistics.ts';
import type { Ladder } from './ladder.ts';

/** How strong a level is: a mean, and the ends of its 95 % interval. */
export interface Rated {
  readonly level: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The strengths of all levels on a ladder by the model of Weng and Lin, strongest first. */
export function ratingsOf({ rungs }: Ladder): Rated[] {
  const ratings = new Map<string, Rating>();
  const of = (level: string): Rating => ratings.get(level) ?? rating();
  const most = Math.max(0, ...rungs.map(({ won }) => won.length));
  // One game of each pairing after the other, so that no pairing has the last word.
  for (let game = 0; game < most; game++)
    for (const { one, others, seatOfOne, places } of rungs) {
      const rank = places[game];
      if (rank === undefined) continue;
      const levels = rank.map((_, seat) => (seat === seatOfOne[game] ? one : others));
      const after = rate(
        levels.map((level) => [of(level)]),
        { rank },
      );
      for (const level of [one, others]) {
        const theirs = after.flat().filter((_, seat) => levels[seat] === level);
        ratings.set(level, {
          mu: theirs.reduce((sum, { mu }) => sum + mu, 0) / theirs.length,
          sigma: theirs.reduce((sum, { sigma }) => sum + sigma, 0) / theirs.length,
        });
      }
    }
  return [...ratings]
    .map(([level, { mu, sigma }]) => ({ level, mean: mu, low: mu - Z * sigma, high: mu + Z * sigma }))
    .sort((a, b) => b.mean - a.mean);
}
