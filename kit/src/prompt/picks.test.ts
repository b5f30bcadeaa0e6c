import { describe, expect, it } from 'vitest';
import { sameMoves, withoutPick, withoutPicks, withPick } from './picks.ts';

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

  it('of a part that holds several add a value, and give up the latest where there is no room for all', () => {
    const roomFor = (n: number) => (picks: readonly (readonly [string, string | number])[]) =>
      picks.filter(([name]) => name === 'cards').length <= n;
    const two = [
      ['cards', 1],
      ['cards', 2],
    ] as const;
    expect(withPick([['cards', 1]], ['cards', 2], roomFor(2), true)).toEqual(two);
    expect(withPick(two, ['cards', 3], roomFor(2), true)).toEqual([
      ['cards', 1],
      ['cards', 3],
    ]);
    expect(withPick(two, ['cards', 1], roomFor(2), true)).toEqual([
      ['cards', 2],
      ['cards', 1],
    ]);
    expect(withoutPick(two, ['cards', 1])).toEqual([['cards', 2]]);
  });

  it('know the same moves again', () => {
    expect(sameMoves([['a', 1]], [['a', 1]])).toBe(true);
    expect(sameMoves([['a', 1]], [['a', 2]])).toBe(false);
    expect(sameMoves([['a', 1]], [])).toBe(false);
  });
});
