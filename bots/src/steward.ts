import { below, pick, type Rng } from '@conclave/kernel';
import type { Bot } from './bot.ts';

/** Positions weighed for one move at the most; few options are weighed in more possible worlds. */
const WEIGHED = 240;
const WORLDS = 8;

/**
 * A careful manager: tries each move in several worlds that could be the true one and takes the move after which
 * its position is worth most on average (`game.worth`). It looks one move ahead and no further.
 */
export const steward: Bot = {
  id: 'steward',
  games: ['stardust-imperium', 'apex'],
  choose(game, view, seat, moves, rng) {
    const worth = game.worth;
    if (moves.length === 1 || worth === undefined) return pick(rng, moves);
    const totals = new Array<number>(moves.length).fill(0);
    const worlds = Math.max(1, Math.min(WORLDS, Math.floor(WEIGHED / moves.length)));
    for (let world = 0; world < worlds; world++) {
      const state = game.determinize(view, seat, branch(rng));
      // A secret choice is weighed by itself: a guess at what the others have chosen would only add noise.
      delete state.agenda.at(-1)?.picks;
      let isNew = world !== 1;
      for (const [i, move] of moves.entries()) {
        const after = game.clone(state);
        game.apply(after, seat, move);
        const value = worth(after, seat);
        isNew ||= value !== totals[i];
        totals[i]! += value;
      }
      // Where a second world shows the same as the first, what is hidden makes no difference.
      if (!isNew) break;
    }
    return moves[totals.indexOf(Math.max(...totals))]!;
  },
};

/** A generator of its own, so that as much chance as a world needs never shifts the next one's. */
const branch = (rng: Rng): Rng => [word(rng), word(rng), word(rng), word(rng)];
const word = (rng: Rng) => below(rng, 2 ** 32) | 0;
