import { describe, expect, it } from 'vitest';
import { tokensFor } from './gift.tsx';

describe('a gift', () => {
  it('is made of tokens of five and one (HG-GEN-01)', () => {
    expect(tokensFor(1)).toEqual([1]);
    expect(tokensFor(5)).toEqual([5]);
    expect(tokensFor(13)).toEqual([5, 5, 1, 1, 1]);
  });
});
