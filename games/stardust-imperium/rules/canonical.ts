import type { Move as AnyMove } from '@conclave/kernel';
import { KEPT } from './research.ts';
import type { Move } from './types.ts';

type Words = readonly (string | number)[];

/** Where the lists of cards begin that a move names in any order. */
const LISTS: ReadonlyMap<string, readonly number[]> = new Map<Move[0], readonly number[]>([
  ['recover', [0]],
  ['keep', [0, KEPT]],
  ['discard', [0]],
  ['pay', [0]],
  ['build', [1]],
  ['extra', [1]],
]);

/** Numbers ascending, and behind them whatever is no card. */
const ascending = (words: Words): Words => [
  ...words.filter((word) => typeof word === 'number').sort((a, b) => a - b),
  ...words.filter((word) => typeof word !== 'number'),
];

/**
 * A move with its cards ascending, the form that is listed. The order in which they were named stays in the move as it is
 * made: there the last one named comes to lie on top of the discard pile (SI-ZON-06, SI-R-40).
 */
export function canonical([label, ...words]: AnyMove): AnyMove {
  const starts = LISTS.get(label) ?? [];
  const lists = starts.map((start, i) => ascending(words.slice(start, starts[i + 1])));
  return [label, ...words.slice(0, starts[0]), ...lists.flat()];
}
