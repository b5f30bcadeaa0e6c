import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { simulate } from '@conclave/lab';
import { InputError, untilStopped } from '../faults.ts';
import { botsNamed, gameNamed, optionsFrom, seatsFor } from '../games.ts';
import { progress } from '../progress.ts';
import { reportDocument, reportText } from '../report.ts';

interface SimulateOptions {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly option?: readonly string[];
  readonly records?: string;
  readonly report?: string;
  readonly json?: true;
}

/** `conclave simulate GAME …` */
export default async function simulateGames(id: string, given: SimulateOptions): Promise<number> {
  const game = await gameNamed(id);
  const seed = given.seed ?? randomBytes(8).toString('hex');
  const series = {
    game: id,
    seats: seatsFor(game, given.seats),
    bots: botsNamed(game, given.bots).map((bot) => bot.id),
    games: given.games,
    seed,
    options: optionsFrom(game, given.option),
    workers: Math.min(given.workers ?? availableParallelism(), given.games),
  };
  const keep = given.records === undefined ? undefined : keeper(given.records, `${id}-${seed}`);
  const bar = await progress('games', given.games);
  const result = await untilStopped((signal) =>
    simulate({ ...series, signal, onProgress: bar.at, ...(keep && { onRecord: keep }) }),
  ).finally(bar.stop);
  if (given.report !== undefined) write(given.report, reportDocument(result));
  console.log(given.json ? JSON.stringify(result, null, 2) : reportText(result));
  return 0;
}

/** @throws InputError if the file cannot be written */
function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`the report cannot go to ${file}: ${(error as Error).message}.`);
  }
}

function keeper(folder: string, name: string): (index: number, text: string) => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError(`records cannot go to ${folder}: ${(error as Error).message}.`);
  }
  return (index, text) => writeFileSync(join(folder, `${name}-${index}.json`), text);
}
