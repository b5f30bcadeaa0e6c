import { describe, expect, it } from 'vitest';
import { drafted, picked } from './drafting.ts';
import { commonParts, holdsPicks, type Offer, valuesOf } from './offers.ts';

type Move = readonly ['sell', of: number, ...cards: number[]];
interface Parts {
  readonly of: number;
  readonly cards: readonly number[];
}

const offer = (of: number, ...cards: number[]): Offer<Move, Parts> => ({
  move: ['sell', of, ...cards],
  parts: { of, cards },
});
const OFFERS = [offer(1, 7, 8), offer(1, 7, 9), offer(2, 8)];

describe('a part that is a list', () => {
  it('holds each of its values', () => {
    expect(holdsPicks(OFFERS[0]!, [['cards', 8]])).toBe(true);
    expect(holdsPicks(OFFERS[0]!, [['cards', 9]])).toBe(false);
    expect(
      holdsPicks(OFFERS[0]!, [
        ['cards', 8],
        ['cards', 7],
      ]),
    ).toBe(true);
    expect([...valuesOf(OFFERS, 'cards')]).toEqual([7, 8, 9]);
  });

  it('is shared as far as all have the same values', () => {
    expect(commonParts(OFFERS.slice(0, 2))).toEqual({ of: 1, cards: [7] });
    expect(commonParts(OFFERS)).toEqual({ cards: [] });
  });

  it('is chosen value by value, in any order', () => {
    const one = picked(OFFERS, [], 'cards', 8);
    const two = picked(OFFERS, one, 'cards', 7);
    expect(two).toEqual([
      ['cards', 8],
      ['cards', 7],
    ]);
    expect(drafted(OFFERS, two).complete).toEqual(['sell', 1, 7, 8]);
    expect(picked(OFFERS, two, 'cards', 9)).toEqual([['cards', 9]]);
    expect(picked(OFFERS, two, 'of', 2)).toEqual([
      ['cards', 8],
      ['of', 2],
    ]);
  });
});
