import { playout, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import { perft } from '../src/perft.ts';

describe('perft', () => {
  const s = court.setup(seedOf(1), 3);

  it('counts lines of play: three seats with three coins have four bids each, in any order of seats', () => {
    expect(perft(court, s, 0)).toBe(1);
    expect(perft(court, s, 1)).toBe(3 * 4);
    expect(perft(court, s, 2)).toBe(12 * 2 * 4);
    expect(perft(court, s, 3)).toBe(96 * 4);
  });

  it('counts a game that is over once', () => {
    const done = court.clone(s);
    playout(court, done, seeded(seedOf(1)));
    expect(perft(court, done, 5)).toBe(1);
  });

  it('leaves the position as it is', () => {
    const before = court.hash(s);
    perft(court, s, 3);
    expect(court.hash(s)).toBe(before);
  });
});
