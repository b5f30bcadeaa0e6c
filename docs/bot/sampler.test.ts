import { type Bot, type Budget, bots } from '@conclave/bots';
import { type Game, seeded, seedOf } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { examples } from '../examples.ts';
import { sampler } from './sampler.ts';

const GAMES = 100;

/** Whether the sampler alone wins a game for two, in turn on each seat; `n` decides all chance. */
function wins(game: Game, rival: Bot, n: number): boolean {
  const mine = n % 2;
  const s = game.setup(seedOf(n), 2);
  const rng = seeded(seedOf(n + GAMES));
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    const bot = seat === mine ? sampler : rival;
    game.apply(s, seat, bot.choose(game, game.view(s, seat), seat, game.moves(s, seat), rng));
  }
  return s.outcome.places[mine] === 1 && s.outcome.places[1 - mine] !== 1;
}

it('the sampler wins at least 60 of 100 games of Claims against random', async () => {
  const game = await examples.claims!.load();
  const won = Array.from({ length: GAMES }, (_, n) => wins(game, bots.random!, n)).filter(Boolean);
  expect(won.length).toBeGreaterThanOrEqual(60);
}, 120_000);

it('it thinks within its budget, and no longer when it is stopped', async () => {
  const game = await examples.claims!.load();
  const view = game.view(game.setup(seedOf(1), 2), 0);
  const moves = game.moves(view, 0);
  const looks = (budget: Budget, stop = Number.POSITIVE_INFINITY): number => {
    let asked = 0;
    const spent = () => (++asked > stop ? 1 : 0);
    expect(moves).toContain(sampler.choose(game, view, 0, moves, seeded(seedOf(2)), { ...budget, spent }));
    return asked;
  };
  expect(looks({})).toBe(100 / moves.length);
  expect(looks({ nodes: 4 * moves.length })).toBe(4);
  expect(looks({}, 3)).toBe(4);
});
