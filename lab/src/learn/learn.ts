import { judgementOf, type Learned } from '@conclave/frame/judgement.ts';
import { type Rng, seeded, sha256 } from '@conclave/kernel';
import { inBatches } from '../batches.ts';
import { gameOf } from '../game.ts';
import { fit } from './fit.ts';
import { lookedAhead } from './look-ahead.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';
import type { Sampled, SamplesJob } from './samples.ts';

/** Everything that decides what is learned. */
export interface Course {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  /** Ids of the bots that play. */
  readonly players: readonly string[];
  readonly hidden: number;
  readonly epochs: number;
}

/** How often more it is fitted, to what the fit before says of later positions. */
const LOOKS_AHEAD = 2;

/** One game in so many is kept back to test what was learned. */
const KEPT_BACK = 10;

/**
 * Lets bots play, and learns from who won what speaks for a seat. Depends on nothing but the course.
 * @throws the signal's reason if it was aborted
 */
export async function learn(
  course: Course,
  {
    workers,
    onProgress,
    signal,
  }: { workers: number; onProgress?: (done: number) => void; signal?: AbortSignal },
): Promise<{ learned: Learned; reliability: Reliability }> {
  const { game: id, games, seed, players, hidden, epochs } = course;
  const game = await gameOf(id);
  const played = new Array<Sampled>(games);
  let done = 0;
  await inBatches<SamplesJob, Sampled[]>({
    from: 0,
    to: games,
    workers,
    module: new URL('./samples.ts', import.meta.url).href,
    job: (from, to) => ({ game: id, seed, players, from, to }),
    onResult(result, from) {
      for (const [i, one] of result.entries()) played[from + i] = one;
      done += result.length;
      onProgress?.(done);
    },
    signal,
  });
  const isKeptBack = (_: Sampled, index: number) => index % KEPT_BACK === 0;
  const lessons = played.filter((one, i) => !isKeptBack(one, i));
  const fitting = { features: judgementOf(game)!.features, hidden, epochs };
  const chance = (): Rng => seeded(sha256(`${seed}/fit`).slice(0, 32));
  let fitted = fit(lessons, { ...fitting, rng: chance() });
  for (let more = 0; more < LOOKS_AHEAD; more++)
    fitted = fit(
      lessons.map((one) => lookedAhead(one, fitted)),
      { ...fitting, rng: chance() },
    );
  const learned: Learned = {
    provenance: `conclave learn ${id} --games ${games} --seed ${seed} --players ${players.join(',')} --hidden ${hidden} --epochs ${epochs}`,
    rules: game.rules,
    ...fitted,
  };
  return { learned, reliability: reliabilityOf(played.filter(isKeptBack), learned) };
}
