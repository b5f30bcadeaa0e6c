import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Ladder, type Reliability, type Rung, ratingsOf, shareOf } from '@conclave/lab';
import { titleOf } from '../games.ts';
import { put } from '../put.ts';
import { number, percent } from '../text.ts';
import { reliabilityRows, resultsOf } from './results.ts';

/** The page that shows them. */
export const PAGE = 'docs/bots.md';

/** Between these two lines the page is written by machine. */
const BEGIN = '<!-- What follows is written by `conclave ladder` and `conclave learn`. -->';
const END = '<!-- Up to here. -->';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : number(Math.round(ms))} ms`;

/** A share of wins as one reads it, with its interval. */
function wins({ won }: Rung): string {
  const { share, interval } = shareOf(won);
  return `${percent(share)} (${percent(interval[0])} to ${percent(interval[1])}) of ${won.length}`;
}

function duels({ rungs }: Ladder): string {
  const played = rungs.filter(({ seats, won }) => seats === 2 && won.length > 0);
  return markdown(
    ['level', 'against', 'wins'],
    played.map((rung) => [rung.one, rung.others, wins(rung)]),
  );
}

function alone({ rungs }: Ladder): string {
  const played = rungs.filter(({ seats, won }) => seats > 2 && won.length > 0);
  return markdown(
    ['one', 'against', 'wins', 'of an equal share'],
    played.map((rung) => [
      rung.one,
      `${rung.seats - 1} times ${rung.others}`,
      wins(rung),
      (shareOf(rung.won).share * rung.seats).toFixed(2),
    ]),
  );
}

/** By level: its rating, and the time of its moves. */
function levels(ladder: Ladder): string {
  return markdown(
    ['level', 'rating', '95 % interval', 'a move', 'longest'],
    ratingsOf(ladder).map(({ level, mean, low, high }) => {
      const all = ladder.rungs.flatMap(({ one, others, thought }) => [
        ...(one === level ? [thought.one] : []),
        ...(others === level ? [thought.others] : []),
      ]);
      const moves = all.reduce((sum, thinking) => sum + thinking.moves, 0);
      const ms = all.reduce((sum, thinking) => sum + thinking.ms, 0);
      return [
        level,
        mean.toFixed(1),
        `${low.toFixed(1)} to ${high.toFixed(1)}`,
        milliseconds(ms / Math.max(1, moves)),
        milliseconds(Math.max(0, ...all.map(({ most }) => most))),
      ];
    }),
  );
}

const reliance = ({ rows, error }: Reliability): string =>
  `${markdown(['said', 'came', 'times'], reliabilityRows(rows))}\n\nMean difference: ${percent(error)}.`;

function section(id: string, folder: string): string {
  const { ladder, reliability } = resultsOf(id, folder);
  const parts = [`## ${titleOf(id)}`];
  if (ladder) parts.push(levels(ladder), 'Duels:', duels(ladder), 'One against all others:', alone(ladder));
  if (reliability)
    parts.push('Chances to win, in games that nothing was learned from:', reliance(reliability));
  return parts.join('\n\n');
}

/** Writes the part of the page that shows all results in a folder; what people wrote on it stays. */
export function writePage(folder: string, page: string): void {
  const ids = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();
  const text = existsSync(page) ? readFileSync(page, 'utf8') : `# Bots\n\n${BEGIN}\n${END}\n`;
  const [before = '', rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  const results = ids.map((id) => section(id, folder)).join('\n\n');
  put('the page', join(page), `${before}${BEGIN}\n\n${results}\n\n${END}${after}`);
}
