import { type Detail, judgementOf } from '@conclave/frame/judgement.ts';
import { type Core, type Game, type Move, pick, type Rng, type Seat } from '@conclave/kernel';

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
  const { worth } = game;
  if (!worth || !judgement) return null;
  const worthAfter = (move: M) => {
    const after = game.clone(s);
    game.apply(after, seat, move);
    return worth(after, seat);
  };
  const details = judgement.details?.(s, seat, moves);
  return details ? worths(moves, details, worthAfter) : moves.map(worthAfter);
}

/** Tries of moves that differ in a detail the one with the best, and takes the others for as much worse as theirs are. */
function worths<M extends Move>(
  moves: readonly M[],
  details: readonly (Detail | null)[],
  worthAfter: (move: M) => number,
): number[] {
  const bests = new Map<string, { move: M; good: number; worth: number }>();
  for (const [i, detail] of details.entries()) {
    if (detail === null) continue;
    const best = bests.get(detail.of);
    if (best === undefined || detail.good > best.good)
      bests.set(detail.of, { move: moves[i]!, good: detail.good, worth: 0 });
  }
  for (const best of bests.values()) best.worth = worthAfter(best.move);
  return moves.map((move, i) => {
    const detail = details[i]!;
    if (detail === null) return worthAfter(move);
    const { good, worth } = bests.get(detail.of)!;
    return worth + detail.good - good;
  });
}

/** Moves by what they promise, the best first; hopeless ones only if there is nothing else. */
export function byPromise<M extends Move>(moves: readonly M[], promises: readonly number[]): readonly M[] {
  const hopeful = [...moves.keys()].filter((i) => promises[i]! > Number.NEGATIVE_INFINITY);
  const order = hopeful.length > 0 ? hopeful : [...moves.keys()];
  return order.sort((a, b) => promises[b]! - promises[a]! || a - b).map((i) => moves[i]!);
}

/** The move that promises most, the first of equals. */
export function mostPromising<M extends Move>(moves: readonly M[], promises: readonly number[]): M {
  let best = 0;
  for (let i = 1; i < promises.length; i++) if (promises[i]! > promises[best]!) best = i;
  return moves[best]!;
}

/** The moves, the most promising first; in their own order where nothing promises anything. */
export function inOrder<S extends Core, M extends Move>(
  game: Game<S, M>,
  s: Readonly<S>,
  seat: Seat,
  moves: readonly M[],
): readonly M[] {
  if (moves.length === 1) return moves;
  const values = promises(game, s, seat, moves);
  return values === null ? moves : byPromise(moves, values);
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
  return values === null ? pick(rng, moves) : mostPromising(moves, values);
}
