import { type Seat, type Undo, undoable } from '@conclave/kernel';
import type { Table } from './table.ts';

/**
 * Whether a seat may take its last move back; what each move revealed was worked out when it was made.
 * @param from the first move of those made together with it
 */
export function undoOf(t: Table, seat: Seat, from?: number): Undo {
  const last = t.played.findLastIndex((p) => p.seat === seat);
  return last < 0 ? undoable([], seat) : undoable(t.played, seat, Math.min(from ?? last, last));
}
