import { describe, expect, it } from 'vitest';
import { sameMoves, withoutPicks, withPick } from './picks.ts';

describe('picks', () => {
  it('take a new value of a part, and give up the latest others that no longer fit', () => {
    const isOpen = (picks: readonly (readonly [string, string | number])[]) =>
      picks.every(([name, value]) => name !== 'to' || value === 2) || !picks.some(([, value]) => value === 9);
    expect(withPick([['from', 1]], ['to', 2], isOpen)).toEqual([
      ['from', 1],
      ['to', 2],
    ]);
    expect(
      withPick(
        [
          ['from', 1],
          ['to', 3],
        ],
        ['from', 9],
        isOpen,
      ),
    ).toEqual([['from', 9]]);
    expect(withPick([['from', 1]], ['from', 2], () => true)).toEqual([['from', 2]]);
    expect(
      withoutPicks(
        [
          ['from', 1],
          ['to', 2],
        ],
        'to',
      ),
    ).toEqual([['from', 1]]);
  });

  it('know the same moves again', () => {
    expect(sameMoves([['a', 1]], [['a', 1]])).toBe(true);
    expect(sameMoves([['a', 1]], [['a', 2]])).toBe(false);
    expect(sameMoves([['a', 1]], [])).toBe(false);
  });
});
