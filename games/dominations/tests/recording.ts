import { inEffect } from '@conclave/frame/settings.ts';
import type { Options, Rng, Seat } from '@conclave/kernel';
import type { Recording } from '../../checks/recording.ts';
import { promise } from '../bot/index.ts';
import { DOMAINS } from '../data/domains.ts';
import { dominations as game } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { EVERYTHING, Shown } from './coverage.ts';
import { eagerMove } from './eager.ts';

function optionsOf(number: number): Options {
  const nth = (one: number, of: number) => number % of === one;
  return inEffect(game.options, {
    goals: nth(1, 2) ? 'objectives' : 'hegemon',
    omens: nth(2, 5) ? 'off' : 'on',
    ambition: nth(3, 4) ? 'on' : 'off',
    hiddenHands: nth(4, 7) ? 'on' : 'off',
    firstGame: nth(5, 11) ? 'on' : 'off',
    hegemonTies: nth(2, 8) ? 'nobody' : 'initiative',
    headStart: nth(6, 9) ? 'on' : 'off',
  });
}

/** In some games all but one play to win: only so do cards of value 9 and high Cities become usual. */
const PLAYED_TO_WIN = 7;

function choose(number: number, rng: Rng, s: Readonly<State>, seat: Seat): Move {
  if (number % PLAYED_TO_WIN !== 1 || seat === 0)
    return eagerMove(s, seat, (number + seat) % DOMAINS.length, rng);
  const moves = game.moves(s, seat);
  const promises = promise(s, seat, moves);
  return moves[promises.indexOf(Math.max(...promises))]!;
}

export default {
  game,
  games: 1500,
  seatsOf: (number) => 2 + (number % 3),
  optionsOf,
  kind: 'bot',
  choose,
  coverage: { EVERYTHING, Shown },
} satisfies Recording<State, Move, Event>;
