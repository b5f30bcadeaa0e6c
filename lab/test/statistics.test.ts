import { below, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { distribution, median, quantile, shareOf, wilson } from '../src/statistics.ts';

const repeat = (times: number, value: number): number[] => new Array<number>(times).fill(value);
const rounded = ([low, high]: readonly [number, number]) => [low.toFixed(4), high.toFixed(4)];

describe("Wilson's interval", () => {
  // Published values of the score method (Newcombe 1998, table I: 81/263, 15/148, 0/20, 1/29).
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('for %i of %i is the published one', (wins, games, low, high) => {
    expect(rounded(wilson(wins / games, games))).toEqual([low.toFixed(4), high.toFixed(4)]);
  });
});

describe('a share of wins', () => {
  it.each([
    [0, 7],
    [3, 7],
    [7, 7],
    [40, 100],
  ])('with %i whole wins of %i is Wilson’s', (wins, games) => {
    const { share, interval } = shareOf([...repeat(wins, 1), ...repeat(games - wins, 0)]);
    expect(share).toBeCloseTo(wins / games, 12);
    expect(interval[0]).toBeCloseTo(wilson(wins / games, games)[0], 12);
    expect(interval[1]).toBeCloseTo(wilson(wins / games, games)[1], 12);
  });

  it('counts shared wins as fractions, and knows that they vary less', () => {
    const { share, interval } = shareOf([...repeat(20, 0.5), ...repeat(10, 1), ...repeat(10, 0)]);
    const [low, high] = wilson(0.5, 40);
    expect(share).toBe(0.5);
    expect(interval[0]).toBeGreaterThan(low);
    expect(interval[1]).toBeLessThan(high);
  });

  it('is not certain after a few equal fractions', () => {
    const { interval } = shareOf(repeat(5, 0.5));
    expect(interval[0]).toBeLessThan(0.4);
    expect(interval[1]).toBeGreaterThan(0.6);
  });

  it('says nothing without games', () => {
    expect(shareOf([])).toEqual({ share: 0, interval: [0, 1] });
  });

  it.each([
    ['no shared wins', [0, 0, 0, 1], 0.25],
    ['half of the games shared', [0, 0.5, 0.5, 1], 0.5],
    ['few wins, some shared', [0, 0, 0, 0, 0, 0, 0, 0.5, 0.5, 1], 0.2],
    ['three equal seats that often share', [0, 0, 1, 1 / 3, 1 / 3, 1 / 3], 1 / 3],
  ])('covers the true one about 95 times in 100: %s', (_name, outcomes, truth) => {
    const rng = seeded(seedOf(7));
    for (const games of [20, 60]) {
      let covered = 0;
      for (let run = 0; run < 4000; run++) {
        const { interval } = shareOf(
          Array.from({ length: games }, () => outcomes[below(rng, outcomes.length)]!),
        );
        if (interval[0] <= truth && truth <= interval[1]) covered++;
      }
      expect(covered / 4000).toBeGreaterThan(0.93);
      expect(covered / 4000).toBeLessThan(0.99);
    }
  });
});

describe('a distribution', () => {
  it('has the known figures of a small sample', () => {
    const d = distribution([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(d).toMatchObject({ count: 8, mean: 5, min: 2, median: 4.5, max: 9 });
    expect(d.deviation).toBeCloseTo(2.13809, 5);
    expect(d.interval[0]).toBeCloseTo(5 - 1.959964 * (2.13809 / Math.sqrt(8)), 4);
    expect(d.histogram.map(({ from, to, count }) => [from, to, count])).toEqual([
      [2, 2, 1],
      [3, 3, 0],
      [4, 4, 3],
      [5, 5, 2],
      [6, 6, 0],
      [7, 7, 1],
      [8, 8, 0],
      [9, 9, 1],
    ]);
  });

  it('sorts a wide range into at most 12 classes that hold every value', () => {
    const { histogram } = distribution(Array.from({ length: 101 }, (_, i) => i - 50));
    expect(histogram.length).toBeLessThanOrEqual(12);
    expect(histogram.reduce((sum, c) => sum + c.count, 0)).toBe(101);
    expect(histogram.at(0)!.from).toBe(-50);
    expect(histogram.at(-1)!.to).toBeGreaterThanOrEqual(50);
  });

  it('of one value, or of equal ones, is that value', () => {
    expect(distribution([3])).toMatchObject({ mean: 3, deviation: 0, p5: 3, p95: 3, interval: [3, 3] });
    expect(distribution([4, 4]).histogram).toEqual([{ from: 4, to: 4, count: 2 }]);
  });

  it('takes quantiles in proportion between neighbours', () => {
    expect(quantile([10, 20, 30, 40], 0.5)).toBe(25);
    expect(quantile([10, 20, 30, 40], 0.95)).toBeCloseTo(38.5);
    expect(median([3, 1, 2])).toBe(2);
  });
});
