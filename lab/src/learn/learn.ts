import { judgementOf, type Learned } from '@conclave/frame/judgement.ts';
import { type Rng, seeded, sha256 } from '@conclave/kernel';
import { inBatches } from '../batches.ts';
import { gameOf } from '../game.ts';
import type { Fitted } from './chances.ts';
import { fit } from './fit.ts';
import { lookedAhead } from './look-ahead.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';
import type { Sampled, SamplesJob } from './samples.ts';

/** Everything that decides what is learned. */
export interface Course {
  readonly game: string;
  /** Games of each round. */
  readonly games: number;
  /** From the second round on most seats are played by what the round before learned; with one, nobody learns from itself. */
  readonly rounds: number;
  readonly seed: string;
  /** Ids of the bots that play. */
  readonly players: readonly string[];
  readonly hidden: number;
  readonly epochs: number;
}

/** How a course is taken. */
interface Taking {
  readonly workers: number;
  onProgress?(done: number): void;
  readonly signal?: AbortSignal | undefined;
}

/** How often more it is fitted, to what the fit before says of later positions. */
const LOOKS_AHEAD = 2;

/** One game in so many is kept back to test what was learned. */
const KEPT_BACK = 10;

/**
 * Lets bots play, and learns from who won what speaks for a seat; then again from games of those who have learned it.
 * Each round learns from its own games and those of the round before. Depends on nothing but the course.
 * @throws the signal's reason if it was aborted
 */
export async function learn(
  course: Course,
  taking: Taking,
): Promise<{ learned: Learned; reliability: Reliability }> {
  const { game: id, rounds } = course;
  const game = await gameOf(id);
  let fitted: Fitted | null = null;
  let before: readonly Sampled[] = [];
  let keptBack: readonly Sampled[] = [];
  for (let round = 1; round <= rounds; round++) {
    const played: readonly Sampled[] = await play(course, round, fitted, taking);
    const lessons = played.filter((_, i) => !isKeptBack(i));
    fitted = fitAll([...before, ...lessons], judgementOf(game)!.features, course);
    before = lessons;
    keptBack = played.filter((_, i) => isKeptBack(i));
  }
  const learned: Learned = { provenance: commandOf(course), rules: game.rules, ...fitted! };
  return { learned, reliability: reliabilityOf(keptBack, learned) };
}

const isKeptBack = (index: number): boolean => index % KEPT_BACK === 0;

/** The command that makes the same again. */
const commandOf = ({ game, games, rounds, seed, players, hidden, epochs }: Course): string =>
  `conclave learn ${game} --games ${games}${rounds > 1 ? ` --rounds ${rounds}` : ''} --seed ${seed} --players ${players.join(',')} --hidden ${hidden} --epochs ${epochs}`;

/** The games of one round. */
async function play(
  { game, games, rounds, seed, players }: Course,
  round: number,
  learned: Fitted | null,
  { workers, onProgress, signal }: Taking,
): Promise<Sampled[]> {
  const played = new Array<Sampled>(games);
  let done = games * (round - 1);
  await inBatches<SamplesJob, Sampled[]>({
    from: 0,
    to: games,
    workers,
    module: new URL('./samples.ts', import.meta.url).href,
    job: (from, to) => ({
      game,
      seed: round === 1 ? seed : `${seed}/${round}`,
      players,
      learned,
      midTurn: rounds > 1,
      from,
      to,
    }),
    onResult(result, from) {
      for (const [i, one] of result.entries()) played[from + i] = one;
      done += result.length;
      onProgress?.(done);
    },
    signal,
  });
  return played;
}

/** Fits to who won, and then to what the fit before says of later positions. */
function fitAll(
  lessons: readonly Sampled[],
  features: readonly string[],
  { seed, hidden, epochs }: Course,
): Fitted {
  const chance = (): Rng => seeded(sha256(`${seed}/fit`).slice(0, 32));
  let fitted = fit(lessons, { features, hidden, epochs, rng: chance() });
  for (let more = 0; more < LOOKS_AHEAD; more++)
    fitted = fit(
      lessons.map((one) => lookedAhead(one, fitted)),
      { features, hidden, epochs, rng: chance() },
    );
  return fitted;
}
