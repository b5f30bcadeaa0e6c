import { type Core, type Move, pick, type Rng, type Seat } from '@conclave/kernel';
import type { Bot } from './bot.ts';
import { guessPicks, isPromising, type Promising, playOn } from './foresight.ts';
import { branch } from './search/branch.ts';
import { byPromise } from './search/policy.ts';

/** Positions weighed for one move at the most; few options are weighed in more possible worlds. */
const WEIGHED = 240;
const WORLDS = 8;

/** Where the game says what moves promise, so many of the best are tried. */
const TRIED = 5;
const TRIED_UNDER_SEAL = 8;

/**
 * A careful manager: tries each move in several worlds that could be the true one and takes the move after which
 * its position is worth most on average (`game.worth`). It looks one move ahead and no further, unless the game says
 * what moves promise (`game.promise`): then it tries the best of them, and lets its turn go on to the end before it
 * judges, or after a sealed choice the whole round, with everybody doing what promises most.
 */
export const steward: Bot = {
  id: 'steward',
  names: ['Vesper', 'Oriel', 'Tamsin', 'Corin', 'Ysolde', 'Bram', 'Juno', 'Edda'],
  manner: 'Weighs what each move is worth, and never bluffs.',
  knows: (game) => game.worth !== undefined,
  choose(game, view, seat, moves, rng) {
    if (moves.length === 1 || game.worth === undefined) return pick(rng, moves);
    if (isPromising(game)) return foresee(game, view, seat, moves, rng);
    const worlds = Math.max(1, Math.min(WORLDS, Math.floor(WEIGHED / moves.length)));
    const totals = new Array<number>(moves.length).fill(0);
    for (let world = 0; world < worlds; world++) {
      const state = game.determinize(view, seat, branch(rng));
      // A secret choice is weighed by itself: a guess at what the others have chosen would only add noise.
      delete state.agenda.at(-1)?.picks;
      let isNew = world !== 1;
      for (const [i, move] of moves.entries()) {
        const after = game.clone(state);
        game.apply(after, seat, move);
        const value = game.worth(after, seat);
        isNew ||= value !== totals[i];
        totals[i]! += value;
      }
      // Where a second world shows the same as the first, what is hidden makes no difference.
      if (!isNew) break;
    }
    return moves[totals.indexOf(Math.max(...totals))]!;
  },
};

/** The move after which the position is worth most when the turn, or after a sealed choice the round, is over. */
function foresee<S extends Core, M extends Move>(
  game: Promising<S, M>,
  view: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
): M {
  const isSealed = game.asks(view)!.sealed;
  const state = game.determinize(view, seat, branch(rng));
  const promises = game.promise(state, seat, moves);
  const tried = byPromise(moves, promises).slice(0, isSealed ? TRIED_UNDER_SEAL : TRIED);
  if (tried.length === 1) return tried[0]!;
  if (isSealed) guessPicks(game, state, seat, rng);
  const worths = tried.map((move) => {
    const after = game.clone(state);
    game.apply(after, seat, move);
    playOn(game, after, seat, isSealed ? 'sealed' : 'turn');
    return game.worth!(after, seat);
  });
  return tried[worths.indexOf(Math.max(...worths))]!;
}
