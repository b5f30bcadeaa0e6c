import { describe, expect, it } from 'vitest';
import { bestNaming, cheapestSplit } from './splits.ts';

/** Prices by Domain for one, two, … */
const planner = (rows: readonly (readonly number[])[]) => ({
  price: (_held: readonly number[], domain: number, n: number) =>
    rows[domain]!.slice(0, n).reduce((sum, one) => sum + one, 0),
});

describe('the cheapest way to give Knowledge', () => {
  // The second of the first Domain is nearly free, so that two of it beat one each of two others.
  const prices = planner([[9, 1], [6, 6], [7, 7], [8], [], []]);
  const held = [2, 2, 2, 1, 0, 0];

  it('is that of the whole, not of one after the other', () => {
    expect(cheapestSplit(prices, held, 1)).toEqual([0, 1, 0, 0, 0, 0]);
    expect(cheapestSplit(prices, held, 2)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it('leaves out what may not be given, and is none where there is too little', () => {
    expect(cheapestSplit(prices, held, 2, 0)).toEqual([0, 2, 0, 0, 0, 0]);
    expect(cheapestSplit(prices, held, 2, -1, 2)).toEqual([0, 0, 2, 0, 0, 0]);
    expect(cheapestSplit(prices, held, 8)).toBeNull();
  });
});

it('the best naming is found among all (DM-KNO-10)', () => {
  const seen: string[] = [];
  const best = bestNaming(2, 0, (amounts) => {
    seen.push(amounts.join(''));
    return amounts[5] === 1 && amounts[1] === 1 ? 5 : 0;
  });
  expect(best).toEqual([0, 1, 0, 0, 0, 1]);
  expect(new Set(seen).size).toBe(21);
  expect(bestNaming(3, 4, () => 0).slice(0, 4)).toEqual([0, 0, 0, 0]);
});
