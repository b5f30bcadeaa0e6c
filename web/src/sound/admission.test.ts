import { describe, expect, it } from 'vitest';
import { admission } from './admission.ts';

describe('sounds that begin', () => {
  it('are not the same twice within a moment', () => {
    const admits = admission({ tick: 50 });
    expect([0, 60, 119, 120, 200, 240].map((now) => admits('tick', now))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('are at most three together', () => {
    const admits = admission({ a: 500, b: 200, c: 500, d: 100 });
    expect(admits('a', 0) && admits('b', 10) && admits('c', 20)).toBe(true);
    expect(admits('d', 150)).toBe(false);
    expect(admits('d', 210)).toBe(true);
  });
});
