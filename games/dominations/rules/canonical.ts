import type { Move as AnyMove } from '@conclave/kernel';

/** Tiles that are given back go into the bag together: they may be named in any order, and stand ascending in `options`. */
export function canonical(move: AnyMove): AnyMove {
  const [label, first, second] = move;
  const isTurned = typeof first === 'number' && typeof second === 'number' && first > second;
  return label === 'giveBack' && move.length === 3 && isTurned ? [label, second, first] : move;
}
