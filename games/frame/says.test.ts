import { describe, expect, it } from 'vitest';
import { seatWord, withNames } from './says.ts';

describe('what is said of a move', () => {
  it('names seats as people do, as far as they have names', () => {
    const said = `Attack F7 (${seatWord(1)}’s Phyton), losing ${seatWord(2)}`;
    expect(withNames(said, ['Ann', 'Bo'])).toBe('Attack F7 (Bo’s Phyton), losing seat 3');
  });
});
