import { capital } from '@conclave/frame/words.ts';
import type { Distribution, Interval, Report } from '@conclave/lab';
import { titleOf } from './games.ts';
import { markdownTable, number, percent, table } from './text.ts';

type Rows = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** The report as text for a terminal. */
export const reportText = (report: Report): string =>
  [
    title(report),
    pace(report),
    ...notes(report),
    ...tables(report).flatMap(({ head, rows }) => ['', table(head, rows)]),
    '',
    histogram('moves in a game', report.length),
    '',
    histogram('final scores', report.score),
    '',
    ends(report),
  ].join('\n');

/** The report as a Markdown document; the same series gives the same document, so it says nothing of time. */
export const reportDocument = (report: Report): string =>
  [
    `# ${title(report)}`,
    ...notes(report),
    ...tables(report).map(({ head, rows }) => markdownTable(head, rows)),
    `${sentence(ends(report))}\n`,
  ].join('\n\n');

const title = ({ game, seats, games, seed }: Report): string =>
  `${titleOf(game)}: ${seats} seats, ${number(games)} games, seed ${seed}`;

/** What a reader must know before believing the tables. */
function notes({ games, asked, faults, unswapped }: Report): string[] {
  const [fault] = faults;
  const unfinished = asked - games - faults.length;
  return [
    ...(unfinished > 0 ? [`Interrupted: ${number(games)} of ${number(asked)} games were finished.`] : []),
    ...(fault
      ? [`${number(faults.length)} games failed; the first, game ${fault.index}: ${fault.message}`]
      : []),
    ...unswapped.map(
      ([a, b]) => `${a} and ${b} never swapped seats: play more games to tell them from their seats.`,
    ),
  ];
}

const pace = ({ moves, seconds, movesPerSecond }: Report): string =>
  `${number(moves)} moves, ${number(seconds, 2)} s in play, ${number(movesPerSecond)} moves/s of play on one core`;

const ends = ({ ends, games }: Report): string =>
  `ends: ${Object.entries(ends)
    .map(([reason, count]) => `${reason} ${percent(count / games)}`)
    .join(', ')}`;

const sentence = (text: string): string => `${capital(text)}.`;

interface Wins {
  readonly wins: number;
  readonly share: number;
  readonly interval: Interval;
}

const HEAD = ['games', 'wins', 'share', '95 % interval', 'mean score'];

const winCells = ({ wins, share, interval }: Wins): string[] => [
  number(wins, Number.isInteger(wins) ? 0 : 1),
  percent(share),
  `${number(interval[0] * 100, 1)} – ${percent(interval[1])}`,
];

/** All tables of a report: by bot, by seat, by what the game's study compares and measures, length and scores. */
function tables(report: Report): Rows[] {
  const { bots, bySeat, games, groups, measures } = report;
  const measured = Object.entries(measures).map(([name, n]) => [name, number(n, 2)]);
  const byBot = {
    head: ['bot', ...HEAD],
    rows: bots.map((b) => [b.bot, number(b.games), ...winCells(b), number(b.score, 1)]),
  };
  // A bot that sits everywhere wins every game, whatever it is.
  return [
    ...(bots.length > 1 ? [byBot] : []),
    {
      head: ['seat', ...HEAD],
      rows: bySeat.map((s) => [`${s.seat + 1}`, number(games), ...winCells(s), number(s.score, 1)]),
    },
    ...groupTables(groups),
    ...(measured.length === 0 ? [] : [{ head: ['a seat in a game', 'mean'], rows: measured }]),
    {
      head: ['', 'mean', '95 % interval', 'deviation', 'least', '5 %', 'median', '95 %', 'most'],
      rows: [distributionCells('moves', report.length), distributionCells('score', report.score)],
    },
  ];
}

/** A table for each heading; those of one kind, such as “card: Music” and “card: Poetry”, share one. */
function groupTables(groups: Report['groups']): Rows[] {
  const kinds = new Map<string, string[][]>();
  for (const [heading, values] of Object.entries(groups)) {
    const [kind, name] = heading.split(': ') as [string, string?];
    const rows = values.map((v) => [
      name === undefined ? v.value : `${name}: ${v.value}`,
      number(v.games),
      ...winCells(v),
      number(v.score, 1),
      number(v.relative, 2),
    ]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...rows]);
  }
  return [...kinds].map(([kind, rows]) => ({ head: [kind, ...HEAD, 'of an equal share'], rows }));
}

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
