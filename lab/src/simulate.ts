import type { Options } from '@conclave/kernel';
import { inBatches } from './batches.ts';
import type { Match } from './match.ts';
import { type Report, report } from './report.ts';
import type { Played, SimulateJob } from './simulate-batch.ts';

/** A series of games to play. */
export interface Simulation {
  /** Id of a game whose rules are registered. */
  readonly game: string;
  readonly seats: number;
  /** Ids of registered bots; they rotate over the seats from game to game. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** With 1 all games are played in this thread. */
  readonly workers: number;
  readonly options?: Options;
  /** Called with each game's record as text, in no particular order. */
  readonly onRecord?: (index: number, text: string) => void;
  /** Called with the number of games played so far. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Plays a series of games and sums it up. The result does not depend on the number of workers, the time apart.
 * @throws the signal's reason if it was aborted
 */
export async function simulate(simulation: Simulation): Promise<Report> {
  const { game, seats, bots, games, seed, workers, options = {}, onRecord, onProgress, signal } = simulation;
  const matches = new Array<Match>(games);
  let done = 0;
  await inBatches<SimulateJob, Played>({
    from: 0,
    to: games,
    workers,
    module: import.meta.resolve('./simulate-batch.ts'),
    job: (from, to) => ({ game, seats, bots, seed, options, from, to, records: onRecord !== undefined }),
    onResult(played, from) {
      played.matches.forEach((match, i) => {
        matches[from + i] = match;
      });
      played.records.forEach((text, i) => onRecord?.(from + i, text));
      done += played.matches.length;
      onProgress?.(done);
    },
    signal,
  });
  return report({ game, seats, bots, seed }, matches);
}
