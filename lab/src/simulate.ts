import type { Options } from '@conclave/kernel';
import { inBatches } from './batches.ts';
import type { Match } from './match.ts';
import { type Fault, type Report, report } from './report.ts';
import type { Played, SimulateJob } from './simulate-batch.ts';

/** A series of games: everything that decides how it goes. */
export interface Games {
  /** Id of a registered game. */
  readonly game: string;
  readonly seats: number;
  /** Ids of registered bots; they rotate over the seats from game to game. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options?: Options;
}

/** How far a series has come: plain JSON, to go on from. */
export interface Progress {
  readonly series: Games;
  /** By number of the game; null: not played yet, or failed. */
  readonly matches: (Match | null)[];
  readonly faults: Fault[];
  /** All games before this one were played. */
  next: number;
}

/** How to play a series. */
export interface Playing {
  /** With 1 all games are played in this thread. */
  readonly workers: number;
  /** Called with the number of games played so far. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

interface Simulating extends Playing {
  /** Called with each game's record as text, in no particular order. */
  readonly onRecord?: (index: number, text: string) => void;
}

/** A series of which nothing is played. */
export const unplayed = (series: Games): Progress => ({
  series,
  matches: new Array<Match | null>(series.games).fill(null),
  faults: [],
  next: 0,
});

/**
 * Plays what is left of a series. What is played does not depend on the number of workers, the time apart; a game that fails
 * is noted and the others go on.
 * @throws the signal's reason if it was aborted; `progress` then holds what was finished
 */
export async function simulate(progress: Progress, how: Simulating): Promise<Report> {
  const { game, seats, bots, games, seed, options = {} } = progress.series;
  const { workers, onRecord, onProgress, signal } = how;
  const before = progress.next;
  const ends = new Map<number, number>();
  let done = before;
  await inBatches<SimulateJob, Played>({
    from: before,
    to: games,
    workers,
    module: import.meta.resolve('./simulate-batch.ts'),
    job: (from, to) => ({ game, seats, bots, seed, options, from, to, records: onRecord !== undefined }),
    onResult({ matches, faults, records }, from, to) {
      for (const [i, match] of matches.entries()) progress.matches[from + i] = match;
      progress.faults.push(...faults);
      for (const { index, text } of records) onRecord?.(index, text);
      ends.set(from, to);
      for (let end = ends.get(progress.next); end !== undefined; end = ends.get(progress.next))
        progress.next = end;
      done += to - from;
      onProgress?.(done);
    },
    signal,
  });
  return reportOf(progress);
}

/** Sums up what has been played. */
export const reportOf = ({ series, matches, faults }: Progress): Report =>
  report(
    series,
    matches,
    [...faults].sort((a, b) => a.index - b.index),
  );
