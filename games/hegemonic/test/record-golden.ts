/**
 * Records the golden games anew: `npm run with -- node games/hegemonic/test/record-golden.ts`. To be done when `RULES`
 * is raised; games of an older number that is still played stay beside the new ones, those of the same number go.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { below, type Options, pick, Recorder, type Rng, recordText, seeded, seedOf } from '@conclave/kernel';
import { promise } from '../bot.ts';
import { hegemonic as game } from '../rules/game.ts';
import type { Move, State } from '../rules/types.ts';
import { coverage, EVERYTHING, Shown } from '../testing/coverage.ts';

const FOLDER = new URL('../golden/', import.meta.url);
const GAMES = 400;
/** Games that are longer than this are not recorded. */
const LONGEST = 1300;
const NAMES = ['Ada', 'Bao', 'Cleo', 'Dov', 'Eki', 'Fay'];

/** Moves that need few words but could be made without end: seldom. */
const SELDOM = ['give', 'drop', 'takeBack', 'endTurn', 'stop'];
const SELDOM_ONE_IN = 12;
/** What makes conflicts of all kinds happen: often. */
const OFTEN = ['attack', 'lead', 'use', 'fill', 'lend', 'advance', 'moveAgent', 'moveFleet'];

interface Played {
  readonly number: number;
  readonly seen: ReadonlySet<string>;
  readonly moves: number;
}

const seatsOf = (number: number) => 2 + (number % 5);

function optionsOf(number: number): Options {
  const nth = (one: number, of: number) => number % of === one;
  return {
    learningGame: nth(3, 11) ? 'on' : 'off',
    homes: nth(1, 3) ? 'chosen' : 'recommended',
    galaxy: nth(1, 7) ? 'free' : 'recommended',
    leaders: nth(0, 4) ? 'off' : nth(1, 2) ? 'dealt' : 'drafted',
    technologies: nth(2, 3) ? 'drafted' : 'dealt',
    discardPiles: nth(1, 4) ? 'three' : 'one',
    longerGame: nth(5, 6) ? 'on' : 'off',
    wildHomes: nth(2, 5) ? 'on' : 'off',
  };
}

/** Leaders that are used at once never come to their higher levels: in some games all wait for a level. */
const isAwaited = (number: number, [label, level]: Move): boolean =>
  label !== 'lead' || (level as number) > number % 3;

function atRandom(number: number, rng: Rng, offered: readonly Move[]): Move {
  const moves = offered.filter((move) => isAwaited(number, move));
  const often = moves.filter(([label]) => OFTEN.includes(label));
  if (often.length > 0 && below(rng, 2) === 0) return pick(rng, often);
  const usual = moves.filter(([label]) => !SELDOM.includes(label));
  return pick(rng, usual.length > 0 && below(rng, SELDOM_ONE_IN) > 0 ? usual : moves);
}

/** In every other game all but one play to win: chance alone seldom runs out of bases. */
function choose(number: number, rng: Rng, s: Readonly<State>, seat: number): Move {
  const moves = game.moves(s, seat);
  if (number % 2 === 0 || seat === 0) return atRandom(number, rng, moves);
  const promises = promise(s, seat, moves);
  return moves[promises.indexOf(Math.max(...promises))]!;
}

/** A game, the same for the same number. */
function* play(number: number) {
  const rng = seeded(seedOf(-1 - number));
  const options = optionsOf(number);
  const s = game.setup(seedOf(number), seatsOf(number), options);
  const shown = new Shown(s, options);
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const move = choose(number, rng, s, seat);
    shown.moved(s, move[0], game.apply(s, seat, move));
    yield { s, seat, move, seen: shown.seen };
  }
}

function summary(number: number): Played {
  let moves = 0;
  let seen: ReadonlySet<string> = new Set();
  for (const step of play(number)) {
    seen = step.seen;
    if (++moves > LONGEST) break;
  }
  return { number, seen, moves };
}

function write(number: number, gain: number): void {
  const seats = NAMES.slice(0, seatsOf(number)).map((name) => ({ name, kind: 'bot' }));
  const head = { options: optionsOf(number), seats, seed: seedOf(number), salt: `golden ${number}` };
  const recorder = new Recorder(game, head);
  let end = game.setup(head.seed, seats.length, head.options);
  for (const { s, seat, move } of play(number)) {
    recorder.moved(s, seat, move);
    end = s;
  }
  const record = recorder.record(end);
  const name = `rules-${record.rules}-${seats.length}-seats-${record.outcome!.reason}-${number}.json`;
  writeFileSync(new URL(name, FOLDER), recordText(record));
  console.log(`${name}: ${record.moves.length} moves, ${gain} new, shows ${coverage(record).size}`);
}

/** Few and short games that show everything: always one that shows most of what is missing, the shortest of these. */
function record(): void {
  const games = Array.from({ length: GAMES }, (_, number) => summary(number)).filter(
    ({ moves }) => moves <= LONGEST,
  );
  const missing = new Set(EVERYTHING);
  const chosen: (readonly [number: number, gain: number])[] = [];
  while (missing.size > 0) {
    const gain = ({ seen }: Played) => [...missing].filter((what) => seen.has(what)).length;
    const best = games.reduce((a, b) => ((gain(b) - gain(a) || a.moves - b.moves) > 0 ? b : a));
    const gained = gain(best);
    if (gained === 0) throw new Error(`no game shows ${[...missing].join(', ')}`);
    for (const what of best.seen) missing.delete(what);
    chosen.push([best.number, gained]);
  }
  for (const name of readdirSync(FOLDER))
    if (name.startsWith(`rules-${game.rules}-`)) rmSync(new URL(name, FOLDER));
  for (const [number, gain] of chosen) write(number, gain);
}

record();
