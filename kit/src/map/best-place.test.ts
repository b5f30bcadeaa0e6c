import { describe, expect, it } from 'vitest';
import { bestPlace } from './best-place.ts';

describe('the best place', () => {
  it('is the one that gains most, the first of equals', () => {
    expect(bestPlace([4, 7, 9], (place) => (place === 4 ? 1 : 3))).toBe(7);
  });

  it('is none where nothing is gained', () => {
    expect(bestPlace([4, 7], (place) => (place === 4 ? 0 : -2))).toBeNull();
    expect(bestPlace([], () => 1)).toBeNull();
  });
});
