import { below, type Options, type Rng, type Seat, seeded, seedOf } from '@conclave/kernel';
import { hegemonic as game } from '../index.ts';
import type { Event, Move, State } from '../rules/types.ts';

/** Moves that lead to nothing worth a look. */
const IDLE: ReadonlySet<Move[0]> = new Set<Move[0]>(['give', 'drop', 'endTurn', 'takeBack']);
const ATTACKING = ['attack', 'lend', 'drawFaction', 'drawStack'];

/** Whatever leads on, attacks before all else. */
export function eagerMove(moves: readonly Move[], rng: Rng): Move {
  const attacks = moves.filter(([label]) => ATTACKING.includes(label));
  const busy = moves.filter(([label]) => !IDLE.has(label));
  const among = attacks.length > 0 ? attacks : busy.length > 0 ? busy : moves;
  return among[below(rng, among.length)]!;
}

/** Sees each position with the one before it, the seat that moved and what happened; true ends the game early. */
export type Look = (
  s: State,
  before: State,
  seat: Seat,
  events: readonly Event[],
  move: Move,
) => boolean | undefined | void;

/** Plays a game at random in which everybody attacks whenever it is possible; returns where it has come to. */
export function playEagerly(n: number, seats: number, look: Look, options: Options = {}): State {
  const s = game.setup(seedOf(n), seats, options);
  const rng = seeded(seedOf(n + 1000));
  while (s.outcome === null) {
    const before = game.clone(s);
    const seat = game.waiting(s)[0]!;
    const move = eagerMove(game.moves(s, seat), rng);
    if (look(s, before, seat, game.apply(s, seat, move), move)) break;
  }
  return s;
}
