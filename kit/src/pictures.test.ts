import { describe, expect, it } from 'vitest';
import { contour, field, sprinkle, stars } from './noise.ts';
import { nearest } from './roving.ts';

describe('pictures from seeds', () => {
  it('are the same for the same seed and different for another', () => {
    expect(stars('a', 20)).toEqual(stars('a', 20));
    expect(stars('a', 20)).not.toEqual(stars('b', 20));
    expect(field('a')(1.3, 2.7)).toBe(field('a')(1.3, 2.7));
  });

  it('stay within their bounds', () => {
    const next = sprinkle(1);
    const height = field(7);
    for (let i = 0; i < 2000; i++) {
      const [x, y] = [next(), next()];
      expect(x >= 0 && x < 1).toBe(true);
      const h = height(x * 40, y * 40);
      expect(h >= 0 && h <= 1).toBe(true);
    }
  });

  it('draw a contour where the field crosses the level, and none where it does not', () => {
    expect(contour((x) => x, 2, 1, 0.5)).toBe('M0.50 0.00L0.50 1.00');
    expect(contour(() => 1, 3, 3, 0.5)).toBe('');
  });
});

describe('walking with arrows', () => {
  const here = { x: 50, y: 50 };
  const [right, farRight, slightlyOff, below] = [
    { x: 90, y: 50 },
    { x: 200, y: 50 },
    { x: 80, y: 90 },
    { x: 50, y: 120 },
  ];

  it('goes to the nearest thing in that direction, straight ahead before aside', () => {
    expect(nearest(here, [farRight, slightlyOff, right, below], 'ArrowRight')).toBe(right);
    expect(nearest(here, [farRight, slightlyOff], 'ArrowRight')).toBe(slightlyOff);
    expect(nearest(here, [right, below], 'ArrowDown')).toBe(below);
  });

  it('stays where nothing lies', () => {
    expect(nearest(here, [right, below], 'ArrowLeft')).toBeNull();
    expect(nearest(here, [], 'ArrowUp')).toBeNull();
  });
});
