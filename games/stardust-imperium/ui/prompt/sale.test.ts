import { describe, expect, it } from 'vitest';
import type { Move } from '../../rules/types.ts';
import { bestSales, soldBy, weigh } from './sale.ts';

const PRICES: readonly number[] = [1, 2, 3, 2, 5];
const price = (uid: number) => PRICES[uid]!;

describe('a sale', () => {
  it('is short, exact, or leaves change', () => {
    expect(weigh(5, [0, 2], price)).toMatchObject({ sum: 4, missing: 1, change: 0, superfluous: [] });
    expect(weigh(5, [1, 2], price)).toMatchObject({ sum: 5, missing: 0, change: 0, superfluous: [] });
    expect(weigh(4, [1, 2], price)).toMatchObject({ sum: 5, missing: 0, change: 1, superfluous: [] });
  });

  it('names the cards that are not needed (SI-SEL-03)', () => {
    expect(weigh(5, [0, 1, 2], price).superfluous).toEqual([0]);
    expect(weigh(4, [1, 2, 3], price).superfluous).toEqual([1, 2, 3]);
  });
});

describe('the best sales', () => {
  const moves: readonly Move[] = [
    ['build', 9, 2, 4],
    ['build', 9, 1, 4],
    ['build', 9, 3, 4],
    ['build', 9, 1, 2, 3],
    ['declare', 9],
  ];

  it('have the least change, then the fewest cards, and differ in their prices', () => {
    expect(bestSales(moves, price).map(soldBy)).toEqual([
      [1, 4],
      [1, 2, 3],
      [2, 4],
    ]);
  });

  it('are read from payments as well', () => {
    expect(bestSales([['pay', 1, 2]], price).map(soldBy)).toEqual([[1, 2]]);
  });
});
