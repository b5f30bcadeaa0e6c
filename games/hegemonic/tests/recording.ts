import { below, type Options, pick, type Rng } from '@conclave/kernel';
import type { Recording } from '../../checks/recording.ts';
import { promise } from '../bot/index.ts';
import { hegemonic as game } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { EVERYTHING, Shown } from './coverage.ts';

/** Moves that need few words but could be made without end: seldom. */
const SELDOM = ['give', 'drop', 'takeBack', 'endTurn', 'stop'];
const SELDOM_ONE_IN = 12;
/** What makes conflicts of all kinds happen: often. */
const OFTEN = ['attack', 'lead', 'use', 'fill', 'lend', 'advance', 'moveAgent', 'moveFleet'];

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
    firstArbiter: nth(3, 5) ? `seat${1 + (number % 2)}` : 'random',
  };
}

/** Leaders that are used at once never come to their higher levels: in some games all wait for a level. */
const isAwaited = (number: number, [label, level]: Move): boolean =>
  label !== 'lead' || (level as number) > number % 3;

/** Nobody takes a SURVEY in some longer games of two and three: only these last until round 8 (HG-R-59). */
const isSlow = (number: number): boolean => number % 6 === 5 && number % 5 < 2;

function atRandom(number: number, rng: Rng, offered: readonly Move[]): Move {
  const moves = offered.filter(
    (move) => isAwaited(number, move) && !(isSlow(number) && move[0] === 'survey'),
  );
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

export default {
  game,
  games: 400,
  longest: 1300,
  seatsOf: (number) => 2 + (number % 5),
  optionsOf,
  kind: 'bot',
  choose,
  coverage: { EVERYTHING, Shown },
} satisfies Recording<State, Move, Event>;
