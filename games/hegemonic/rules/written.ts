import type { Move as AnyMove } from '@conclave/kernel';

/** Moves that name any of several cards or pairs. */
const SETS: readonly string[] = ['redraw', 'destroyGates'];

/**
 * A move in its one written form: cards and pairs ascending. Cards go to the discard pile in the order in which they were
 * named, the last one on top.
 */
export function canonical(move: AnyMove): AnyMove {
  const [label, ...members] = move;
  if (!SETS.includes(label) || !members.every((member) => typeof member === 'number')) return move;
  return [label, ...(members as number[]).toSorted((a, b) => a - b)];
}
