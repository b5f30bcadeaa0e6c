import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it('equal worth shares a place, and the next ones are left out', () => {
  expect(placesOf([7, 9, 9, 3])).toEqual([3, 1, 1, 4]);
  expect(placesOf([2, 2])).toEqual([1, 1]);
});
