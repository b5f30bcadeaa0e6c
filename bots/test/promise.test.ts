import type { Move } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { byPromise } from '../src/search/policy.ts';

const MOVES: readonly Move[] = [['a'], ['b'], ['c'], ['d']];
const NEVER = Number.NEGATIVE_INFINITY;

/** What is tried where moves promise this. */
const tried = (...promises: number[]): string => byPromise(MOVES, promises).join('');

it('the moves that promise most are tried first, equal ones in the order of the offer', () => {
  expect(tried(1, 5, 1, 3)).toBe('bdac');
});

it('hopeless moves are not tried, unless all are', () => {
  expect(tried(NEVER, 5, NEVER, -3)).toBe('bd');
  expect(tried(NEVER, NEVER, 0, NEVER)).toBe('c');
  expect(tried(NEVER, NEVER, NEVER, NEVER)).toBe('abcd');
});
