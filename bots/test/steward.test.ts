import { games } from '@conclave/games';
import { type Core, type Game, seeded, seedOf } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { type Bot, bots } from '../src/index.ts';

const load = async () => (await games['stardust-imperium']!.load!()) as Game;
const steward = bots.steward!;
const random = bots.random!;

function play(game: Game, n: number, seats: readonly Bot[], watch?: (s: Core, seat: number) => void): Core {
  const s = game.setup(seedOf(n), seats.length);
  const rng = seeded(seedOf(n + 1));
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    watch?.(s, seat);
    game.apply(s, seat, seats[seat]!.choose(game, game.view(s, seat), seat, game.moves(s, seat), rng));
  }
  return s;
}

test('steward beats random in at least nine of ten two-player games', async () => {
  const game = await load();
  let wins = 0;
  const played = 100;
  for (let n = 0; n < played; n++) {
    const mine = n % 2;
    const end = play(game, 40_000 + n, mine === 0 ? [steward, random] : [random, steward]);
    if (end.outcome!.places[mine] === 1) wins += 1 / end.outcome!.places.filter((p) => p === 1).length;
  }
  expect(wins).toBeGreaterThanOrEqual(0.9 * played);
}, 120_000);

test('steward plays the same game again from the same seed', async () => {
  const game = await load();
  const [once, again] = [
    play(game, 7, [steward, steward, steward]),
    play(game, 7, [steward, steward, steward]),
  ];
  expect(game.hash(again)).toBe(game.hash(once));
});

test('steward moves alike in all states that look alike to its seat', async () => {
  const game = await load();
  let looked = 0;
  play(game, 12, [steward, random, steward, random], (s, seat) => {
    if (seat % 2 === 1 || looked++ % 9 !== 0) return;
    const other = game.determinize(game.view(s, seat), seat, seeded(seedOf(looked)));
    const choose = (x: Core) =>
      steward.choose(game, game.view(x, seat), seat, game.moves(x, seat), seeded(seedOf(3)));
    expect(choose(other)).toEqual(choose(s));
  });
  expect(looked).toBeGreaterThan(50);
}, 60_000);
