import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Progress, reportOf, simulate } from '@conclave/lab';
import { untilStopped } from '../faults.ts';
import { progress as progressBar } from '../progress.ts';
import { put, tryFolder, tryPut } from '../put.ts';
import { reportDocument, reportText } from '../report.ts';
import { type SeriesOptions, seriesOf, workersOf } from '../series.ts';
import { begun, partFile } from '../unfinished.ts';

interface SimulateOptions extends SeriesOptions {
  readonly records?: string;
  readonly report?: string;
}

/** `conclave simulate GAME …`: 0 all games were played, 1 some failed. */
export default async function simulateGames(id: string, given: SimulateOptions): Promise<number> {
  const series = await seriesOf(id, given);
  const keep = given.records === undefined ? undefined : keeper(given.records, `${id}-${series.seed}`);
  if (given.report !== undefined) tryPut('the report', given.report);
  const part = partFile(series);
  const progress = begun(series, part);
  if (progress.next > 0) console.error(`Going on after ${progress.next} games (${part}).`);
  const bar = await progressBar('games', given.games, progress.next);
  const tell = (): void => {
    const report = reportOf(progress);
    console.log(given.json ? JSON.stringify(report, null, 2) : reportText(report));
    if (given.report !== undefined) put('the report', given.report, reportDocument(report));
  };
  try {
    await untilStopped((signal) =>
      simulate(progress, {
        workers: workersOf(given),
        signal,
        onProgress: bar.at,
        ...(keep && { onRecord: keep }),
      }),
    ).finally(bar.stop);
  } catch (error) {
    if (progress.next > 0) keepFor(progress, part, given);
    if (progress.matches.some(Boolean)) tell();
    throw error;
  }
  rmSync(part, { force: true });
  tell();
  return progress.faults.length > 0 ? 1 : 0;
}

/** Keeps what was played, and says how to go on. */
function keepFor(progress: Progress, part: string, { seed }: SimulateOptions): void {
  put(
    'what was played',
    part,
    JSON.stringify({ ...progress, matches: progress.matches.slice(0, progress.next) }),
  );
  const more = seed === undefined ? ` and --seed ${progress.series.seed}` : '';
  console.error(`The same command${more} goes on from here (${part}).`);
}

/** Keeps records in a folder. */
function keeper(folder: string, name: string): (index: number, text: string) => void {
  tryFolder('records', folder);
  return (index, text) => put('records', join(folder, `${name}-${index}.json`), text);
}
