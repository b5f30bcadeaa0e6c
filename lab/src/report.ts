import type { Match, Studied } from './match.ts';
import { seating, unswapped } from './seating.ts';
import { type Distribution, distribution, type Interval, mean, shareOf } from './statistics.ts';

/** A game that could not be played to its end. */
export interface Fault {
  readonly index: number;
  readonly message: string;
}

/** What a series of games showed. The same for the same series, whatever played it, except for the time. */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** Games that were finished; fewer than `asked` if the series was interrupted or games failed. */
  readonly games: number;
  readonly asked: number;
  /** Games in which a rule or a bot failed, with what was said. */
  readonly faults: readonly Fault[];
  /** Pairs of bots that never swapped seats, by their names: what a seat is worth may be taken for what they are. */
  readonly unswapped: readonly (readonly [string, string])[];
  readonly moves: number;
  /**
   * Time from first to last move summed over all games, bots' thinking included. Games played side by side count each for
   * itself, and time in which a thread waited for a processor does not count: what one core alone would have needed.
   */
  readonly seconds: number;
  /** Moves by these seconds: the rate of one core, however many play side by side. */
  readonly movesPerSecond: number;
  /** In the order in which the bots were named. */
  readonly bots: readonly BotResult[];
  readonly bySeat: readonly SeatResult[];
  /** Moves of a game. */
  readonly length: Distribution;
  /** Final scores of all seats. */
  readonly score: Distribution;
  /** How often each end of the game came about. */
  readonly ends: { readonly [reason: string]: number };
  /** By heading of the game's study, each value that occurred; empty without a study. */
  readonly groups: { readonly [heading: string]: readonly GroupResult[] };
  /** Means over all seats of all games of what the game's study measures. */
  readonly measures: { readonly [name: string]: number };
}

/** A win that k seats share counts 1/k for each of them. */
interface Wins {
  readonly wins: number;
  /** Wins by game. */
  readonly share: number;
  readonly interval: Interval;
}

interface BotResult extends Wins {
  readonly bot: string;
  /** Games in which it held at least one seat. */
  readonly games: number;
  /** Mean final score. */
  readonly score: number;
}

interface SeatResult extends Wins {
  readonly seat: number;
  /** Mean final score. */
  readonly score: number;
}

interface GroupResult extends Wins {
  readonly value: string;
  /** Seats that played with it. */
  readonly games: number;
  /** Its share of wins beside an equal one: 1 is fair. */
  readonly relative: number;
  /** Mean final score. */
  readonly score: number;
}

/** What each seat won of a game: 1, or an equal part of it, or 0. */
export function winsOf(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The ids of bots, with a number where the same one is named more than once. */
const named = (bots: readonly string[]): string[] =>
  bots.map((bot, i) => {
    const equal = bots.flatMap((other, j) => (other === bot ? [j] : []));
    return equal.length === 1 ? bot : `${bot} (${equal.indexOf(i) + 1})`;
  });

/**
 * Sums up games 0, 1, 2… of a series.
 * @param series the ids of its bots, in order
 * @param all matches by number; null for games that were not finished
 */
export function report(
  series: {
    readonly game: string;
    readonly seats: number;
    readonly bots: readonly string[];
    readonly seed: string;
  },
  all: readonly (Match | null)[],
  faults: readonly Fault[] = [],
): Report {
  const { game, seats, seed } = series;
  const bots = named(series.bots);
  const matches = all.filter((match) => match !== null);
  const played = all.flatMap((match, index) =>
    match === null
      ? []
      : { wins: winsOf(match.places), scores: match.scores, sits: seating(bots.length, seats, index) },
  );
  const moves = matches.reduce((sum, match) => sum + match.moves, 0);
  const seconds = matches.reduce((sum, match) => sum + match.ms, 0) / 1000;
  const ends: Record<string, number> = {};
  for (const { reason } of matches) ends[reason] = (ends[reason] ?? 0) + 1;

  return {
    game,
    seats,
    seed,
    games: matches.length,
    asked: all.length,
    faults,
    unswapped: unswapped(
      played.map(({ sits }) => sits),
      bots.length,
    ).map(([a, b]) => [bots[a]!, bots[b]!] as const),
    moves,
    seconds,
    movesPerSecond: seconds > 0 ? Math.round(moves / seconds) : 0,
    bots: bots.map((bot, i) => {
      const own = played.filter(({ sits }) => sits.includes(i));
      const wins = own.map((match) =>
        match.wins.reduce((sum, w, seat) => sum + (match.sits[seat] === i ? w : 0), 0),
      );
      const scores = own.flatMap((match) => match.scores.filter((_, seat) => match.sits[seat] === i));
      return { bot, games: own.length, ...summed(wins), score: mean(scores) };
    }),
    bySeat: Array.from({ length: seats }, (_, seat) => ({
      seat,
      ...summed(played.map((match) => match.wins[seat]!)),
      score: mean(played.map((match) => match.scores[seat]!)),
    })),
    length: distribution(matches.map((match) => match.moves)),
    score: distribution(matches.flatMap((match) => match.scores)),
    ends,
    ...studies(matches, seats),
  };
}

/** What the study of the game noted, summed up. */
function studies(matches: readonly Match[], seats: number): Pick<Report, 'groups' | 'measures'> {
  const seen = matches.flatMap(({ studied = [], places, scores }) => {
    const wins = winsOf(places);
    return studied.map((one, seat) => ({ ...one, wins: wins[seat]!, score: scores[seat]! }));
  });
  const names = (what: keyof Studied) => [...new Set(seen.flatMap((one) => Object.keys(one[what])))];
  const groupsOf = (heading: string): GroupResult[] =>
    [...new Set(seen.map(({ groups }) => groups[heading]!))].sort().map((value) => {
      const own = seen.filter(({ groups }) => groups[heading] === value);
      const won = summed(own.map(({ wins }) => wins));
      const score = mean(own.map((one) => one.score));
      return { value, games: own.length, ...won, relative: won.share * seats, score };
    });
  return {
    groups: Object.fromEntries(names('groups').map((heading) => [heading, groupsOf(heading)])),
    measures: Object.fromEntries(
      names('measures').map((name) => [name, mean(seen.map(({ measures }) => measures[name]!))]),
    ),
  };
}

const summed = (wins: readonly number[]): Wins => ({
  wins: rounded(wins.reduce((sum, w) => sum + w, 0)),
  ...shareOf(wins),
});

/** Thirds of wins do not sum up exactly; six digits are what they mean. */
const rounded = (wins: number): number => Math.round(wins * 1e6) / 1e6;
