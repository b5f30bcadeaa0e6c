import { games } from '@conclave/games';
import { type Core, type Game, seeded, seedOf } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { type Bot, bots } from '../src/index.ts';

const load = async (id: string) => (await games[id]!.load()) as Game;
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

/** Games that one steward wins against `random` on all other seats, in turn on each; a shared win counts in part. */
function wins(game: Game, seats: number, played: number): number {
  let sum = 0;
  for (let n = 0; n < played; n++) {
    const mine = n % seats;
    const table = Array.from({ length: seats }, (_, seat) => (seat === mine ? steward : random));
    const { places } = play(game, 40_000 + n, table).outcome!;
    if (places[mine] === 1) sum += 1 / places.filter((place) => place === 1).length;
  }
  return sum;
}

test.each([
  ['stardust-imperium', 2, 100],
  ['apex', 2, 40],
  ['apex', 4, 24],
  ['apex', 6, 18],
  ['hegemonic', 2, 12],
  ['hegemonic', 4, 8],
  ['hegemonic', 6, 4],
  ['hexpanse', 2, 20],
  ['hexpanse', 3, 9],
  ['hexpanse', 4, 8],
  ['dominations', 2, 8],
  ['dominations', 4, 4],
])(
  'steward beats random in at least nine of ten games: %s with %i seats',
  async (id, seats, played) => {
    expect(wins(await load(id), seats, played)).toBeGreaterThanOrEqual(0.9 * played);
  },
  120_000,
);

const known = ['stardust-imperium', 'apex', 'hegemonic', 'hexpanse', 'dominations'];

test.each(known)('steward plays the same game again from the same seed: %s', async (id) => {
  const game = await load(id);
  const [once, again] = [
    play(game, 7, [steward, steward, steward]),
    play(game, 7, [steward, steward, steward]),
  ];
  expect(game.hash(again)).toBe(game.hash(once));
});

test.each(known)(
  'steward moves alike in all states that look alike to its seat: %s',
  async (id) => {
    const game = await load(id);
    let looked = 0;
    play(game, 12, [steward, random, steward, random], (s, seat) => {
      if (seat % 2 === 1 || looked++ % 9 !== 0) return;
      const other = game.determinize(game.view(s, seat), seat, seeded(seedOf(looked)));
      const choose = (x: Core) =>
        steward.choose(game, game.view(x, seat), seat, game.moves(x, seat), seeded(seedOf(3)));
      expect(choose(other)).toEqual(choose(s));
    });
    expect(looked).toBeGreaterThan(50);
  },
  60_000,
);
