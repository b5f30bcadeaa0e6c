import type { Bot } from '@conclave/bots';
import type { GameStudy } from '@conclave/frame/study.ts';
import {
  Bug,
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  type Options,
  Recorder,
  seeded,
} from '@conclave/kernel';
import { chance } from './chance.ts';
import { seating } from './seating.ts';

/** Who plays what: everything that decides a series of games. */
export interface Series {
  readonly seats: number;
  /** At least one; `seating` says who sits where. */
  readonly bots: readonly Bot[];
  /** Any text; with the number of the game it decides all chance in it. */
  readonly seed: string;
  readonly options: Options;
}

/** How one game went. */
export interface Match {
  readonly moves: number;
  /** Time from the first move to the last, bots' thinking included, in milliseconds. */
  readonly ms: number;
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  /** By seat, what the game's study says of it; missing for games without one. */
  readonly studied?: readonly Studied[];
}

/** What a study says of one seat in one game. */
export interface Studied {
  readonly groups: { readonly [heading: string]: string };
  readonly measures: { readonly [name: string]: number };
}

/**
 * Plays game `index` of a series. Depends on nothing but the arguments (`ms` apart). Bots see views only.
 * @param keep takes the record of the game, if one is wanted
 * @param study what is to be noted of each seat
 * @throws Bug if a bot chooses what is not offered, or the game goes on beyond its bound
 */
export function playMatch<S extends Core, M extends Move>(
  game: Game<S, M>,
  series: Series,
  index: number,
  { keep, study }: { keep?: (record: GameRecord) => void; study?: GameStudy | null } = {},
): Match {
  const { bots, seed, options } = series;
  const table = seating(bots.length, series.seats, index).map((bot) => bots[bot]!);
  const minds = table.map((_, seat) => seeded(chance(seed, index, `seat ${seat}`)));
  const gameSeed = chance(seed, index, 'game');
  const s = game.setup(gameSeed, series.seats, options);
  const recorder =
    keep &&
    new Recorder(game, {
      options,
      seats: table.map((bot) => ({ name: bot.id, kind: 'bot' })),
      seed: gameSeed,
      salt: chance(seed, index, 'salt'),
    });
  const bound = game.bound(s);
  const events: GameEvent[] = [];
  const start = performance.now();
  let moves = 0;
  while (s.outcome === null) {
    if (moves === bound)
      throw new Bug(`${game.id}: game ${index} of seed ${seed} goes on after ${bound} moves`);
    const seat = game.waiting(s)[0]!;
    const bot = table[seat]!;
    const offered = game.moves(s, seat);
    const move = bot.choose(game, game.view(s, seat), seat, offered, minds[seat]!);
    if (!offered.includes(move)) throw new Bug(`${bot.id} chose ${move.join(' ')}, which was not offered`);
    const told = game.apply(s, seat, move);
    if (study) events.push(...told);
    recorder?.moved(s, seat, move);
    moves++;
  }
  const ms = performance.now() - start;
  if (recorder) keep?.(recorder.record(s));
  const { places, scores, reason } = s.outcome;
  const studied = study && scores.map((_, seat) => studiedOf(study, s, seat, events));
  return { moves, ms, places, scores, reason, ...(studied && { studied }) };
}

const studiedOf = (study: GameStudy, end: Core, seat: number, events: readonly GameEvent[]): Studied => ({
  groups: study.groups(end, seat, events),
  measures: study.measures(end, seat, events),
});
