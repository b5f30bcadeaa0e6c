import { expect, it } from 'vitest';
import { isTied, placesOf } from './places.ts';

it('equal worth shares a place, and the next ones are left out', () => {
  expect(placesOf([7, 9, 9, 3])).toEqual([3, 1, 1, 4]);
  expect(placesOf([2, 2])).toEqual([1, 1]);
});

it('is tied who is worth as much as somebody else', () => {
  expect([0, 1, 2, 3].map((one) => isTied([7, 9, 9, 3], one))).toEqual([false, true, true, false]);
});
