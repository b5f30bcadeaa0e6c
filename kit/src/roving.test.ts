import { describe, expect, it } from 'vitest';
import { nearest } from './roving.ts';

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
