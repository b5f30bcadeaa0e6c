import { think } from '@conclave/bots/think';
import { games } from '@conclave/games';
import { type Core, type Game, type Move, type Seat, seeded, seedOf } from '@conclave/kernel';
import { median } from '@conclave/lab';
import { claims } from '../../../docs/example/claims.ts';
import type { Figure, Part } from '../figures.ts';
import { rates } from '../measure.ts';

const SEATS = 3;
/** Moves of stewards before the position that is thought about, and positions judged at once. */
const MIDDLE = 60;
const NODES = 200;
const PEER = 40;
const LONG_MS = 10_000;

/** A position in the middle of a game, with a choice. */
async function middle(game: Game, seats: number): Promise<[s: Core, seat: Seat]> {
  const { bots } = await import('@conclave/bots');
  const s = game.setup(seedOf(7), seats);
  const rng = seeded(seedOf(8));
  for (let moves = 0; ; moves++) {
    const seat = game.waiting(s)[0]!;
    const offered = game.moves(s, seat);
    if (moves >= MIDDLE && thinker(game, s, seat, 2)() > 0) return [s, seat];
    game.apply(s, seat, bots.steward!.choose(game, game.view(s, seat), seat, offered, rng));
  }
}

function thinker<S extends Core, M extends Move>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  nodes = NODES,
): () => number {
  const view = game.view(s, seat);
  const moves = game.moves(view, seat);
  let n = 0;
  return () => think(game, view, seat, moves, seeded(seedOf(++n)), { nodes }).nodes;
}

/** Positions judged a second where every game stands in its middle, and memory for a long thought. */
export const thinking: Part = {
  id: 'thinking',
  title:
    'Thinking: positions judged a second on one core; Claims played to its end beside the bot of boardgame.io 0.50.2',
  async measure() {
    const { thinkAsPeer } = await import('../peer/mcts.ts');
    const figures: Figure[] = [];
    const first = claims.setup(seedOf(1), SEATS);
    const [ours = []] = rates([thinker(claims, first, 0)]);
    const theirs: number[] = [];
    for (let round = 0; round < 3; round++) {
      const start = performance.now();
      const done = await thinkAsPeer(SEATS, PEER);
      theirs.push((done * 1000) / (performance.now() - start));
    }
    figures.push(
      { what: 'Claims', value: median(ours), unit: 'playouts/s' },
      { what: 'Claims, MCTSBot of boardgame.io', value: median(theirs), unit: 'playouts/s' },
      { what: 'Claims : boardgame.io', value: median(ours) / median(theirs), unit: 'times', least: 50 },
    );
    for (const [id, { load }] of Object.entries(games)) {
      const game = await load();
      for (const seats of [2, 4]) {
        const [s, seat] = await middle(game, seats);
        const [rate = []] = rates([thinker(game, s, seat)]);
        figures.push({ what: `${id}, ${seats} seats`, value: median(rate), unit: 'positions/s' });
      }
    }
    figures.push(await memory());
    return figures;
  },
};

/** What a thought of ten seconds holds on to. */
async function memory(): Promise<Figure> {
  const game = await games.dominations!.load();
  const [s, seat] = await middle(game, 4);
  const view = game.view(s, seat);
  const before = process.memoryUsage();
  const start = performance.now();
  let most = 0;
  const spent = () => {
    const { heapUsed, external } = process.memoryUsage();
    most = Math.max(most, heapUsed + external - before.heapUsed - before.external);
    return (performance.now() - start) / LONG_MS;
  };
  think(game, view, seat, game.moves(view, seat), seeded(seedOf(1)), { spent });
  return { what: 'memory of a thought of 10 s', value: most / 2 ** 20, unit: 'MB', most: 200 };
}
