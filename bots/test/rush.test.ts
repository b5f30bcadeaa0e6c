import { hexpanse as rules, type State } from '@conclave/games/hexpanse/index.ts';
import { minorNumber } from '@conclave/games/hexpanse/tests/position.ts';
import { type Game, seeded, seedOf } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { bots } from '../src/index.ts';
import { rush } from './rush.ts';

const game = rules as unknown as Game;
const steward = bots.steward!;
const GAMES = 20;

/** A Captain game in which the minor faction of the rush lies open and is left to it; whether the rush wins. */
function isLost(n: number, minor: number): boolean {
  const s = game.setup(seedOf(3000 + n), 2, { mode: 'captain' });
  const rng = seeded(seedOf(4000 + n));
  const rusher = n % 2;
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const { minorRow } = s as State;
    if (minorRow.length > 0 && !minorRow.includes(minor)) minorRow[0] = minor;
    const offered = game.moves(s, seat);
    const moves =
      seat === rusher ? offered : offered.filter((move) => move[0] !== 'minor' || move[1] !== minor);
    const bot = seat === rusher ? rush(minor) : steward;
    game.apply(s, seat, bot.choose(game, game.view(s, seat), seat, moves, rng));
  }
  return s.outcome.places[rusher] === 1;
}

test.each(['M1', 'M3'])(
  'steward, seats rotating, loses at most 8 of 20 games to a rush with %s',
  (id) => {
    const minor = minorNumber(id);
    const lost = Array.from({ length: GAMES }, (_, n) => isLost(n, minor)).filter(Boolean);
    expect(lost.length).toBeLessThanOrEqual(8);
  },
  180_000,
);
