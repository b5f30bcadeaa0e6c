import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Progress, reportOf, simulate } from '@conclave/lab';
import { InputError, Stopped, untilStopped } from '../faults.ts';
import { progress as progressBar } from '../progress.ts';
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
  if (given.report !== undefined) write(given.report, '', 'a');
  const part = partFile(series);
  const progress = begun(series, part);
  if (progress.next > 0) console.error(`Going on after ${progress.next} games (${part}).`);
  const bar = await progressBar('games', given.games, progress.next);
  const tell = (): void => {
    const report = reportOf(progress);
    if (given.report !== undefined) write(given.report, reportDocument(report));
    console.log(given.json ? JSON.stringify(report, null, 2) : reportText(report));
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
    if (!(error instanceof Stopped)) throw error;
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
  write(part, JSON.stringify({ ...progress, matches: progress.matches.slice(0, progress.next) }));
  const more = seed === undefined ? ` and --seed ${progress.series.seed}` : '';
  console.error(`The same command${more} goes on from here (${part}).`);
}

/** @throws InputError if the file cannot be written */
function write(file: string, text: string, flag = 'w'): void {
  try {
    writeFileSync(file, text, { flag });
  } catch (error) {
    throw new InputError(`the report cannot go to ${file}: ${(error as Error).message}.`);
  }
}

/** @throws InputError if the folder cannot be made, or nothing be written there */
function keeper(folder: string, name: string): (index: number, text: string) => void {
  const file = (index: number | string) => join(folder, `${name}-${index}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file('try'), '');
    rmSync(file('try'));
  } catch (error) {
    throw new InputError(`records cannot go to ${folder}: ${(error as Error).message}.`);
  }
  return (index, text) => writeFileSync(file(index), text);
}
