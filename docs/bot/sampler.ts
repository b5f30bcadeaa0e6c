import type { Bot, Budget } from '@conclave/bots';
import { below, type Outcome, playout, type Seat, seeded, seedOf } from '@conclave/kernel';

/** Games played on for one move of ours; each move is tried at least once. */
const PLAYOUTS = 100;

/** How many a seat left behind, less how many were before it. */
function standing({ places }: Outcome, seat: Seat): number {
  const mine = places[seat]!;
  return places.filter((place) => place > mine).length - places.filter((place) => place < mine).length;
}

const isSpent = (budget?: Budget): boolean => (budget?.spent?.() ?? 0) >= 1;

/** Plays any game: tries each move in worlds that could be the true one, and lets chance play on to the end. */
export const sampler: Bot = {
  id: 'sampler',
  manner: 'Plays every move on at random, again and again, and takes the one that ended best.',
  choose(game, view, seat, moves, rng, budget) {
    if (moves.length === 1) return moves[0]!;
    const most = budget?.nodes ?? PLAYOUTS;
    const totals = moves.map(() => 0);
    for (let played = 0; played < most && !isSpent(budget); played += moves.length) {
      const world = game.determinize(view, seat, seeded(seedOf(below(rng, 2 ** 32))));
      for (const [i, move] of moves.entries()) {
        const after = game.clone(world);
        game.apply(after, seat, move);
        playout(game, after, rng);
        totals[i]! += standing(after.outcome!, seat);
      }
    }
    return moves[totals.indexOf(Math.max(...totals))]!;
  },
};
