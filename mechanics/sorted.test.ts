import { describe, expect, it } from 'vitest';
import { insert, isAscending, sort } from './sorted.ts';

describe('an ascending list', () => {
  it('stays ascending when a number is put into it', () => {
    const list: number[] = [];
    for (const n of [5, 1, 9, 5, 0, 10]) insert(list, n);
    expect(list).toEqual([0, 1, 5, 5, 9, 10]);
  });

  it('is sorted by number, not by text', () => {
    expect(sort([10, 9, 1])).toEqual([1, 9, 10]);
  });

  it('holds each number once', () => {
    expect([[], [3], [1, 2, 10]].map(isAscending)).toEqual([true, true, true]);
    expect(
      [
        [2, 1],
        [1, 1],
      ].map(isAscending),
    ).toEqual([false, false]);
  });
});
