import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ladder, Reliability } from '@conclave/lab';
import { put } from '../put.ts';
import { number, percent, table } from '../text.ts';

/** What is known of the bots of a game. */
export interface Results {
  readonly ladder?: Ladder;
  readonly reliability?: Reliability;
}

/** Where results are kept. */
export const FOLDER = 'docs/bots';

const fileOf = (id: string, folder: string): string => join(folder, `${id}.json`);

export function resultsOf(id: string, folder = FOLDER): Results {
  const file = fileOf(id, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

function keep(id: string, folder: string, results: Results): void {
  mkdirSync(folder, { recursive: true });
  put('the results', fileOf(id, folder), `${JSON.stringify(results)}\n`);
}

export const keepLadder = (ladder: Ladder, folder: string): void =>
  keep(ladder.game, folder, { ...resultsOf(ladder.game, folder), ladder });

export const keepReliability = (id: string, reliability: Reliability): void =>
  keep(id, FOLDER, { ...resultsOf(id), reliability });

/** By range of chances that were said: what was said, what came, and how often. */
export const reliabilityRows = (rows: Reliability['rows']): string[][] =>
  rows.filter(({ n }) => n > 0).map(({ said, came, n }) => [percent(said), percent(came), number(n)]);

/** Chances as they were said against what came, in games that nothing was learned from. */
export const reliabilityTable = ({ rows, error }: Reliability): string =>
  `${table(['said', 'came', 'times'], reliabilityRows(rows))}\n\nMean difference: ${percent(error)}`;
