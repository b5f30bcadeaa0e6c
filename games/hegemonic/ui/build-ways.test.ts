import { expect, it } from 'vitest';
import { priceRange } from './build-ways.ts';

it('prices that differ are said from the least on, and what is free is called so', () => {
  expect([[3], [2, 3], [0], [0, 2]].map(priceRange)).toEqual([
    'pay 3 CAPs',
    'pay from 2 CAPs',
    'free',
    'some free',
  ]);
});
