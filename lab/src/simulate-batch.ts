import { bots } from '@conclave/bots';
import { type GameRecord, type Options, recordText } from '@conclave/kernel';
import { gameOf, partOf } from './game.ts';
import { type Match, playMatch } from './match.ts';
import type { Fault } from './report.ts';

/** Games `from` to `to` - 1 of a series. */
export interface SimulateJob {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options: Options;
  readonly from: number;
  readonly to: number;
  readonly records: boolean;
}

export interface Played {
  /** In order; null for a game that failed. */
  readonly matches: readonly (Match | null)[];
  readonly faults: readonly Fault[];
  /** The texts of the finished games' records, if records are wanted. */
  readonly records: readonly { readonly index: number; readonly text: string }[];
}

/** Plays a batch of games. Their times count only what this thread had of a processor. */
export default async function play(job: SimulateJob): Promise<Played> {
  const game = await gameOf(job.game);
  const study = await partOf(job.game, 'study');
  const share = processorShare();
  const series = { ...job, bots: job.bots.map((id) => bots[id]!) };
  const matches: (Match | null)[] = [];
  const faults: Fault[] = [];
  const records: { index: number; text: string }[] = [];
  for (let index = job.from; index < job.to; index++) {
    const keep = (record: GameRecord) => records.push({ index, text: recordText(record) });
    try {
      matches.push(playMatch(game, series, index, { study, ...(job.records && { keep }) }));
    } catch (error) {
      matches.push(null);
      faults.push({ index, message: error instanceof Error ? error.message : String(error) });
    }
  }
  const had = share();
  return { matches: matches.map((match) => match && { ...match, ms: match.ms * had }), faults, records };
}

/** Below this the processor's clock is too coarse. */
const LEAST_MS = 50;

/** Starts to measure; the answer is the share of the time since then in which this thread ran. */
function processorShare(): () => number {
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  return () => {
    const ms = performance.now() - start;
    const { user, system } = process.threadCpuUsage(before);
    return ms < LEAST_MS ? 1 : Math.min(1, (user + system) / 1000 / ms);
  };
}
