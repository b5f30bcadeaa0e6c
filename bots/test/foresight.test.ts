import type { Core, Move } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { mostPromising, type Promising } from '../src/foresight.ts';

const MOVES: readonly Move[] = [['a'], ['b'], ['c'], ['d']];
const NEVER = Number.NEGATIVE_INFINITY;

/** What is tried where moves promise this. */
const tried = (...promises: number[]): string => {
  const game = { promise: () => promises } as unknown as Promising<Core, Move>;
  return mostPromising(game, {} as Core, 0, MOVES).join('');
};

it('the moves that promise most are tried first, equal ones in the order of the offer', () => {
  expect(tried(1, 5, 1, 3)).toBe('bdac');
});

it('hopeless moves are not tried, unless all are', () => {
  expect(tried(NEVER, 5, NEVER, -3)).toBe('bd');
  expect(tried(NEVER, NEVER, 0, NEVER)).toBe('c');
  expect(tried(NEVER, NEVER, NEVER, NEVER)).toBe('abcd');
});
