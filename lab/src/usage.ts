import type { GameUsage } from '@conclave/frame/usage.ts';
import { inBatches } from './batches.ts';
import type { Games, Playing } from './simulate.ts';
import type { Counted, UsageJob } from './usage-batch.ts';

/** How often each kind was open when a seat was asked, and how often it was chosen then. */
export type Counts = { readonly [kind: string]: { readonly possible: number; readonly taken: number } };

/** A kind of thing that can be done, how often it was, and why it may be seldom. */
export interface KindUsed {
  readonly kind: string;
  /** Questions at which it was among the answers. */
  readonly possible: number;
  /** Of these, how often it was the answer. */
  readonly taken: number;
  /** Null where none is written down. */
  readonly reason: string | null;
}

/** Counts to be added up while games are played. */
export class Tally {
  readonly counts: Record<string, { possible: number; taken: number }> = {};

  add(kind: string, possible: number, taken: number): void {
    this.counts[kind] ??= { possible: 0, taken: 0 };
    this.counts[kind].possible += possible;
    this.counts[kind].taken += taken;
  }

  addAll(counts: Counts): void {
    for (const [kind, { possible, taken }] of Object.entries(counts)) this.add(kind, possible, taken);
  }
}

/** The kinds of a game that says none itself: its moves by label, as they come. */
export const BY_LABEL: GameUsage = {
  kinds: [],
  kindsOf: (_view, _seat, move) => [`move ${move[0]}`],
  reasons: {},
};

/** All kinds of the game in its own order, then those that it does not list. */
export function used(usage: GameUsage, counts: Counts): readonly KindUsed[] {
  const unlisted = Object.keys(counts).filter((kind) => !usage.kinds.includes(kind));
  return [...usage.kinds, ...unlisted.sort()].map((kind) => ({
    kind,
    possible: counts[kind]?.possible ?? 0,
    taken: counts[kind]?.taken ?? 0,
    reason: usage.reasons[kind] ?? null,
  }));
}

/**
 * Plays a series of games, bots going round the seats, and counts. The same whatever the number of workers.
 * @throws the signal's reason if it was aborted
 */
export async function countUsage(series: Games, how: Playing): Promise<Counts> {
  const { game, seats, bots, games, seed, options = {} } = series;
  const { workers, onProgress, signal } = how;
  const tally = new Tally();
  let done = 0;
  await inBatches<UsageJob, Counted>({
    from: 0,
    to: games,
    workers,
    module: import.meta.resolve('./usage-batch.ts'),
    job: (from, to) => ({ game, seats, bots, seed, options, from, to }),
    onResult({ counts, games }) {
      tally.addAll(counts);
      done += games;
      onProgress?.(done);
    },
    signal,
  });
  return tally.counts;
}
