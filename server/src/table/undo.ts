import {
  type Finality,
  finality,
  type Move,
  parseMove,
  type Seat,
  type Undo,
  undoable,
} from '@conclave/kernel';
import type { Played, Table } from './table.ts';

/**
 * Whether a seat may take its last move back. Worked out only when somebody asks: it replays the game.
 * @param from the first move of those made together with it
 */
export function undoOf(t: Table, seat: Seat, from?: number): Undo {
  const last = t.played.findLastIndex((p) => p.seat === seat);
  if (last < 0) return undoable([], seat);
  const first = Math.min(from ?? last, last);
  const s = t.stateAt(first);
  const marks = t.played.map((p, i) => ({ seat: p.seat, final: i < first ? null : learnt(t, s, p) }));
  return undoable(marks, seat, first);
}

/** Makes the move on s; whether its mover learned something by it. */
function learnt(t: Table, s: NonNullable<Table['state']>, { seat, move }: Played): Finality {
  const { game } = t;
  const read = parseMove(move);
  const made = (read.ok ? read.value : [move]) as Move;
  const before = game.view(s, seat);
  t.advance(s, { seat, move });
  return finality(game, before, seat, made, game.view(s, seat));
}
