import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Distribution, type Interval, type Report, simulate } from '@conclave/lab';
import { InputError, untilStopped } from '../faults.ts';
import { botsNamed, gameNamed, optionsFrom, seatsFor, titleOf } from '../games.ts';
import { progress } from '../progress.ts';
import { number, percent, table } from '../text.ts';

interface SimulateOptions {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly option?: readonly string[];
  readonly records?: string;
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
  console.log(given.json ? JSON.stringify(result, null, 2) : said(result));
  return 0;
}

function keeper(folder: string, name: string): (index: number, text: string) => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError(`records cannot go to ${folder}: ${(error as Error).message}.`);
  }
  return (index, text) => writeFileSync(join(folder, `${name}-${index}.json`), text);
}

/** The report as text. */
function said(report: Report): string {
  const { game, seats, games, seed, moves, movesPerSecond, seconds, ends } = report;
  const winCells = ({
    wins,
    share,
    interval,
  }: {
    wins: number;
    share: number;
    interval: Interval;
  }): string[] => [
    number(wins, Number.isInteger(wins) ? 0 : 1),
    percent(share),
    `${number(interval[0] * 100, 1)} – ${percent(interval[1])}`,
  ];
  const head = ['games', 'wins', 'share', '95 % interval', 'mean score'];
  return [
    `${titleOf(game)}: ${seats} seats, ${number(games)} games, seed ${seed}`,
    `${number(moves)} moves, ${number(seconds, 2)} s in play, ${number(movesPerSecond)} moves/s of play on one core`,
    '',
    table(
      ['bot', ...head],
      report.bots.map((b) => [b.bot, number(b.games), ...winCells(b), number(b.score, 1)]),
    ),
    '',
    table(
      ['seat', ...head],
      report.bySeat.map((s) => [`${s.seat + 1}`, number(games), ...winCells(s), number(s.score, 1)]),
    ),
    ...Object.entries(report.groups).flatMap(([heading, values]) => [
      '',
      table(
        [heading, ...head, 'of an equal share'],
        values.map((v) => [
          v.value,
          number(v.games),
          ...winCells(v),
          number(v.score, 1),
          number(v.relative, 2),
        ]),
      ),
    ]),
    ...measures(report.measures),
    '',
    table(
      ['', 'mean', '95 % interval', 'deviation', 'least', '5 %', 'median', '95 %', 'most'],
      [distributionCells('moves', report.length), distributionCells('score', report.score)],
    ),
    '',
    histogram('moves in a game', report.length),
    '',
    histogram('final scores', report.score),
    '',
    `ends: ${Object.entries(ends)
      .map(([reason, count]) => `${reason} ${percent(count / games)}`)
      .join(', ')}`,
  ].join('\n');
}

const measures = (of: Report['measures']): string[] =>
  Object.keys(of).length === 0
    ? []
    : [
        '',
        table(
          ['a seat in a game', 'mean'],
          Object.entries(of).map(([name, n]) => [name, number(n, 2)]),
        ),
      ];

const distributionCells = (name: string, d: Distribution): string[] => [
  name,
  number(d.mean, 1),
  d.interval.map((end) => number(end, 1)).join(' – '),
  number(d.deviation, 1),
  ...[d.min, d.p5, d.median, d.p95, d.max].map((n) => number(n, Number.isInteger(n) ? 0 : 1)),
];

const BAR = 40;

function histogram(title: string, { count, histogram }: Distribution): string {
  const most = Math.max(...histogram.map((c) => c.count));
  const rows = histogram.map(({ from, to, count: n }) => {
    const name = from === to ? `${from}` : `${from}–${to}`;
    return `${name.padStart(11)} ${'█'.repeat(Math.round((n / most) * BAR)).padEnd(BAR)} ${percent(n / count)}`;
  });
  return [title, ...rows].join('\n');
}
