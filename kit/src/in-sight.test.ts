import { describe, expect, it } from 'vitest';
import { scrollTo } from './in-sight.ts';

describe('how far a row scrolls', () => {
  it('not at all for what is in sight, clear of what fades at its ends', () => {
    expect(scrollTo([100, 200], [0, 390], 48)).toBe(0);
  });
  it('as little as shows what lies beyond either end, clear of what fades', () => {
    expect(scrollTo([-60, 40], [0, 390], 48)).toBe(-108);
    expect(scrollTo([380, 480], [0, 390], 48)).toBe(138);
  });
  it('to the beginning of what is longer than the row', () => {
    expect(scrollTo([200, 700], [0, 390], 48)).toBe(152);
  });
});
