import type { Move } from '../../rules/types.ts';
import { isHead, type Part, partsOf } from './parts.ts';

/** A move under construction: what is chosen, what that leaves, and what may be chosen next. */
export interface Draft {
  readonly picks: readonly Part[];
  /** The moves that hold every pick. */
  readonly left: readonly Move[];
  /** Parts that all moves left have in common: chosen without a click. */
  readonly implied: ReadonlySet<Part>;
  /** Parts that may be clicked now. */
  readonly open: ReadonlySet<Part>;
  /** The move that picks and implied parts say completely. */
  readonly complete: Move | null;
}

const known = new WeakMap<Move, readonly Part[]>();

/** The parts of a listed move, worked out once. */
export function parts(move: Move): readonly Part[] {
  let list = known.get(move);
  if (!list) {
    list = partsOf(move);
    known.set(move, list);
  }
  return list;
}

/** The head of a move: what must be chosen before any other of its parts. */
const headOf = (list: readonly Part[]): Part | null =>
  list[0] !== undefined && isHead(list[0]) ? list[0] : null;

/** The draft that these picks make of the moves offered. Picks that no move holds together leave nothing. */
export function draftOf(moves: readonly Move[], picks: readonly Part[]): Draft {
  const fits = (list: readonly Part[]) =>
    picks.length === 0 ||
    ((headOf(list) ?? picks[0]) === picks[0] && picks.every((pick) => list.includes(pick)));
  const left = moves.filter((move) => fits(parts(move)));
  const counts = new Map<Part, number>();
  for (const move of left) {
    const list = parts(move);
    const head = picks.length === 0 ? headOf(list) : null;
    for (const part of head === null ? list : [head]) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const implied = new Set<Part>();
  const open = new Set<Part>();
  for (const [part, n] of counts) {
    if (picks.includes(part)) continue;
    if (picks.length > 0 && n === left.length) implied.add(part);
    else open.add(part);
  }
  const size = picks.length + implied.size;
  const complete = left.find((move) => parts(move).length === size) ?? null;
  return { picks, left, implied, open, complete };
}

/** Picks after a part was clicked: added, or taken back if it was chosen; a head takes back all that followed it. */
export function toggled(picks: readonly Part[], part: Part): readonly Part[] {
  const at = picks.indexOf(part);
  if (at < 0) return [...picks, part];
  return isHead(part) ? picks.slice(0, at) : picks.filter((p) => p !== part);
}
