import type { Judged } from '@conclave/frame/judgement.ts';
import { games } from '@conclave/games';
import {
  type Core,
  type Game,
  hash,
  type Move,
  moveText,
  pick,
  type Seat,
  seeded,
  seedOf,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { bots, within } from '../src/index.ts';
import { chancesOf } from '../src/judge/chances.ts';
import { think } from '../src/search/think.ts';
import { Tree } from '../src/search/tree.ts';
import { nim, pennies } from './small-games.ts';

const GAMES = Object.keys(games);
const load = async (id: string) => (await games[id]!.load()) as Game;
const NODES = { nodes: 60 };

/** A position after so many random moves in which somebody has a choice, and whose it is. */
function middle(game: Game, n: number, moves: number): [s: Core, seat: Seat] {
  const s = game.setup(seedOf(n), 2);
  const rng = seeded(seedOf(n + 1));
  for (let made = 0; s.outcome === null; made++) {
    const seat = pick(rng, game.waiting(s));
    const offered = game.moves(s, seat);
    if (made >= moves && offered.length > 1) return [s, seat];
    game.apply(s, seat, pick(rng, offered));
  }
  return middle(game, n + 100, moves >> 1);
}

const thoughtOf = (game: Game, view: Core, seat: Seat, seed: number, budget = NODES) =>
  think(game, view, seat, game.moves(view, seat), seeded(seedOf(seed)), budget);

describe('a game of which everything is known', () => {
  it.each([5, 6, 7, 9, 10, 11])('is won from %i in a heap', (heap) => {
    const game = nim(heap);
    const s = game.setup(seedOf(1), 2);
    const { options } = think(game, s, 0, game.moves(s, 0), seeded(seedOf(heap)), { nodes: 3000 });
    expect(options[0]!.move).toEqual(['take', heap % 4]);
    expect(options[0]!.chances[0]).toBeGreaterThan(0.6);
  });
});

describe('a sealed choice', () => {
  it.each([0, 1])('is answered by nobody who may not know it: seat %i keeps its half', (seat) => {
    const game = pennies();
    const s = game.setup(seedOf(1), 2);
    const { options } = think(game, game.view(s, seat), seat, game.moves(s, seat), seeded(seedOf(2)), {
      nodes: 4000,
    });
    for (const { chances } of options) {
      expect(chances[seat]).toBeGreaterThan(0.3);
      expect(chances[seat]).toBeLessThan(0.7);
    }
  });
});

describe('a budget', () => {
  it('is spent whole where positions are not judged: there others learn to answer late', () => {
    const game = nim(6);
    const s = game.setup(seedOf(1), 2);
    const { nodes, options } = think(game, s, 0, game.moves(s, 0), seeded(seedOf(1)), { nodes: 1500 });
    expect(nodes).toBe(1500);
    expect(options).toHaveLength(3);
  });

  it('is not spent whole where more of it would hardly better the move', async () => {
    const game = await load('apex');
    let spent = 0;
    for (const n of [10, 20, 30, 40]) {
      const [s, seat] = middle(game, n, n);
      const { nodes } = thoughtOf(game, game.view(s, seat), seat, n, { nodes: 1500 });
      expect(nodes).toBeGreaterThanOrEqual(300);
      spent += nodes;
    }
    expect(spent).toBeLessThan(4 * 1500);
  });
});

describe('looking as far again', () => {
  it.each([5, 6, 7])('wins from %i in a heap as well', (heap) => {
    const game = nim(heap);
    const s = game.setup(seedOf(1), 2);
    const { options } = think(game, s, 0, game.moves(s, 0), seeded(seedOf(heap)), { nodes: 3000 }, 1);
    expect(options[0]!.move).toEqual(['take', heap % 4]);
  });

  it.each([
    ['apex', 1],
    ['stardust-imperium', 3],
  ])('is for the hegemon what %s has it, %i times', async (id, further) => {
    const game = await load(id);
    for (const n of [1, 2, 3]) {
      const [s, seat] = middle(game, n * 10, n * 10);
      const view = game.view(s, seat);
      const moves = game.moves(view, seat);
      const { options } = think(game, view, seat, moves, seeded(seedOf(n)), NODES, further);
      expect(bots.hegemon!.choose(game, view, seat, moves, seeded(seedOf(n)), NODES)).toEqual(
        options[0]!.move,
      );
    }
  });

  it('judges a future twice, and takes the mean', async () => {
    const game = await load('apex');
    const [s, seat] = middle(game, 60, 20);
    const view = game.view(s, seat);
    const move = game.moves(view, seat)[0]!;
    const after = (further: number) => {
      const tree = new Tree(game, view, seat, seeded(seedOf(1)), further);
      return tree.walk(tree.imagine(), move);
    };
    const judged = [after(0), after(1)];
    expect(game.hash(judged[1]!.s)).not.toBe(game.hash(judged[0]!.s));
    expect(judged[1]!.chances[seat]).not.toBe(judged[0]!.chances[seat]);
    const later = chancesOf(game as Judged<Core, Move>, judged[1]!.s)[seat]!;
    expect(judged[1]!.chances[seat]).toBeCloseTo((judged[0]!.chances[seat]! + later) / 2, 6);
  });
});

describe.each(GAMES)('thinking in %s', (id) => {
  it('is the same for the same seed and number of positions', async () => {
    const game = await load(id);
    for (const n of [1, 2, 3]) {
      const [s, seat] = middle(game, n * 10, n * 15);
      const view = game.view(s, seat);
      const before = hash(view);
      expect(thoughtOf(game, view, seat, n)).toEqual(thoughtOf(game, structuredClone(view), seat, n));
      expect(hash(view)).toBe(before);
    }
  });

  it('sees nothing but the view: hidden things swapped in 50 ways change no move', async () => {
    const game = await load(id);
    const [s, seat] = middle(game, 70, 25);
    const view = game.view(s, seat);
    const rng = seeded(seedOf(5));
    const moves = new Set<string>();
    for (let world = 0; world < 50; world++) {
      const other = game.determinize(view, seat, rng);
      const seen = game.view(other, seat);
      expect(seen).toEqual(view);
      moves.add(
        moveText(bots.strategist!.choose(game, seen, seat, game.moves(seen, seat), seeded(seedOf(3)), NODES)),
      );
    }
    expect(moves.size).toBe(1);
  });

  it('ends at once when it is told to, with a move that is offered', async () => {
    const game = await load(id);
    const [s, seat] = middle(game, 30, 20);
    const view = game.view(s, seat);
    const { nodes, options } = think(game, view, seat, game.moves(view, seat), seeded(seedOf(1)), {
      spent: () => 1,
    });
    expect(nodes).toBe(0);
    expect(game.moves(view, seat)).toContainEqual(options[0]!.move);
  });

  it('keeps a budget in time, by a clock that goes on a millisecond a position', async () => {
    const game = await load(id);
    const [s, seat] = middle(game, 40, 12);
    const view = game.view(s, seat);
    let now = 0;
    const { nodes } = think(
      game,
      view,
      seat,
      game.moves(view, seat),
      seeded(seedOf(1)),
      within(200, () => now++ / 2),
    );
    expect(nodes).toBeGreaterThan(90);
    expect(now / 2).toBeLessThanOrEqual(220);
  });

  it('gives every seat its part of one', async () => {
    const game = await load(id);
    const [s, seat] = middle(game, 50, 30);
    for (const { chances, tried } of thoughtOf(game, game.view(s, seat), seat, 4).options)
      if (tried > 0) expect(chances.reduce((a: number, b: number) => a + b, 0)).toBeCloseTo(1, 6);
  });
});
