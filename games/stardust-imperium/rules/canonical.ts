import type { Move as AnyMove } from '@conclave/kernel';
import { KEPT } from './research.ts';
import type { Move } from './types.ts';

/** Where the lists of cards begin that a move names in any order. */
const LISTS: ReadonlyMap<string, readonly number[]> = new Map<Move[0], readonly number[]>([
  ['recover', [0]],
  ['keep', [0, KEPT]],
  ['discard', [0]],
  ['pay', [0]],
  ['build', [1]],
  ['extra', [1]],
]);

/**
 * A move with its cards ascending, the form that is listed; behind them whatever is no card. The order in which they were
 * named stays in the move as it is made: there the last one named comes to lie on top of the discard pile (SI-ZON-06,
 * SI-R-40).
 */
export function canonical([label, ...words]: AnyMove): AnyMove {
  const [begin = words.length, ...starts] = LISTS.get(label) ?? [];
  const named = words.slice(begin);
  const cards = named.filter((word) => typeof word === 'number');
  const lists = [0, ...starts].map((start, i) => cards.slice(start, starts[i]).sort((a, b) => a - b));
  return [
    label,
    ...words.slice(0, begin),
    ...lists.flat(),
    ...named.filter((word) => typeof word !== 'number'),
  ];
}
