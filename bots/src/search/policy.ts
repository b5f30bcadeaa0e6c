import { judgementOf } from '@conclave/frame/judgement.ts';
import { below, type Core, type Game, type Move, type Rng, type Seat } from '@conclave/kernel';

/**
 * What each move promises; of games that do not say, what the position is worth after it; null for those that are not
 * judged either: they are played on at random.
 */
function promises<S extends Core, M extends Move>(
  game: Game<S, M>,
  s: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
): readonly number[] | null {
  const judgement = judgementOf(game);
  const promise = judgement?.promise ?? game.promise;
  if (promise) return promise(s, seat, moves);
  if (!game.worth || !judgement) return null;
  return moves.map((move) => {
    const after = game.clone(s);
    game.apply(after, seat, move);
    return game.worth!(after, seat);
  });
}

/** The moves as indices, the most promising first; those that the game calls hopeless only if there is nothing else. */
export function inOrder<S extends Core, M extends Move>(
  game: Game<S, M>,
  s: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
): readonly M[] {
  if (moves.length === 1) return moves;
  const values = promises(game, s, seat, moves);
  if (values === null) return moves;
  const hopeful = [...moves.keys()].filter((i) => values[i]! > Number.NEGATIVE_INFINITY);
  const order = hopeful.length > 0 ? hopeful : [...moves.keys()];
  return order.sort((a, b) => values[b]! - values[a]! || a - b).map((i) => moves[i]!);
}

/** The most promising move; any where nothing promises anything. */
export function bestOf<S extends Core, M extends Move>(
  game: Game<S, M>,
  s: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
  rng: Rng,
): M {
  if (moves.length === 1) return moves[0]!;
  const values = promises(game, s, seat, moves);
  if (values === null) return moves[below(rng, moves.length)]!;
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i;
  return moves[best]!;
}
