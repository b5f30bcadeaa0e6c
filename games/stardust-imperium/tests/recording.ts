import { type Options, pick, type Rng, sameMove, shuffle } from '@conclave/kernel';
import type { Recording } from '../../checks/recording.ts';
import { stardustImperium as game } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { EVERYTHING, Shown } from './coverage.ts';

/** A slow player stops building with this many cards: that is how games reach the round limit. */
const ENOUGH = 5;

const isSlow = (number: number): boolean => number % 5 === 0;

const optionsOf = (number: number): Options => ({
  firstPlayer: 'random',
  roundLimit: isSlow(number) ? 30 : 60,
  vpCounts: 'shown',
  discardPile: 'browsable',
});

const isBuild = ([label]: Move) => label === 'build' || label === 'extra' || label.startsWith('declare');

/** Random moves; functions, which are many ways to do little, are preferred to ending the turn. */
function choose(number: number, rng: Rng, s: Readonly<State>, seat: number): Move {
  const moves = game.moves(s, seat);
  const offered =
    isSlow(number) && s.tableaus[seat]!.length >= ENOUGH ? moves.filter((move) => !isBuild(move)) : moves;
  const uses = offered.filter(([label]) => label === 'use' || label === 'accept');
  return inAnyOrder(pick(rng, uses.length > 0 && pick(rng, [true, false]) ? uses : offered), rng);
}

/** The same choice with its cards named in another order, where it has any (SI-ZON-06). */
function inAnyOrder(move: Move, rng: Rng): Move {
  const [label, ...words] = move;
  const other = [label, ...shuffle(rng, [...words])] as unknown as Move;
  return sameMove(game.canonical!(other), move) ? other : move;
}

export default {
  game,
  games: 600,
  seatsOf: (number) => 2 + (number % 3),
  optionsOf,
  kind: 'random',
  choose,
  coverage: { EVERYTHING, Shown },
} satisfies Recording<State, Move, Event>;
