import { BY_LABEL, countUsage, type KindUsed, partOf, used } from '@conclave/lab';
import { untilStopped } from '../faults.ts';
import { titleOf } from '../games.ts';
import { progress } from '../progress.ts';
import { type SeriesOptions, seriesOf, workersOf } from '../series.ts';
import { number, percent, table } from '../text.ts';

/** Taken in fewer than one of this many cases where it was possible: as good as never. */
const HARDLY = 100;

const isForgotten = ({ possible, taken, reason }: KindUsed): boolean =>
  reason === null && taken * HARDLY < Math.max(1, possible);

/** `conclave usage GAME`: 0 everything is used or has a reason, 1 something is not. */
export default async function usageOf(id: string, given: SeriesOptions): Promise<number> {
  const series = await seriesOf(id, given);
  const { seats, games, seed } = series;
  const bar = await progress('games', games);
  const counts = await untilStopped((signal) =>
    countUsage(series, { workers: workersOf(given), signal, onProgress: bar.at }),
  ).finally(bar.stop);
  const kinds = used((await partOf(id, 'usage')) ?? BY_LABEL, counts);
  const forgotten = kinds.filter(isForgotten);
  if (given.json) console.log(JSON.stringify({ game: id, seats, games, seed, kinds }, null, 2));
  else {
    console.log(`${titleOf(id)}: ${seats} seats, ${number(games)} games, seed ${seed}\n`);
    console.log(table(['what', 'possible', 'taken', 'share', 'why so seldom'], kinds.map(cells)));
    const names = forgotten.map(({ kind }) => `“${kind}”`).join(', ');
    console.log(
      forgotten.length === 0
        ? '\nEverything is used, or has a reason.'
        : `\nHardly ever used, without a reason: ${names}.`,
    );
  }
  return forgotten.length === 0 ? 0 : 1;
}

const cells = ({ kind, possible, taken, reason }: KindUsed): string[] => [
  kind,
  number(possible),
  number(taken),
  possible === 0 ? '' : percent(taken / possible),
  reason ?? '',
];
