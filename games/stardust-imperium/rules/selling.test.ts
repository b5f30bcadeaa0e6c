import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardKey, KIND, KIND_OF, uidsOf } from '../data/cards.ts';
import { NEWEST } from '../data/tables.ts';
import { addMasked, saleFault, saleMasks } from './selling.ts';

const card = (key: CardKey, copy = 0) => uidsOf(KIND[key])[copy]!;

const sales = (hand: readonly number[], need: number, bonus = 0) =>
  saleMasks(NEWEST, hand, -1, bonus, need).map((mask) => {
    const sale: number[] = [];
    addMasked(sale, hand, mask);
    return sale;
  });

describe('legal sales', () => {
  it('SI-G-02: of prices 1, 2 and 3 only 2 and 3 pay for 5 (SI-SEL-03, SI-SEL-04)', () => {
    const subsets = [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]];
    expect(subsets.filter((prices) => saleFault(prices, 5) === null)).toEqual([[2, 3]]);
    expect(saleFault([1, 2, 3], 5)).toBe('overselling');
    expect(saleFault([1, 3], 5)).toBe('too-little');
  });

  const twoA = card('colonizationPolicy');
  const twoB = card('evangelicalism');
  const three = card('orbitalElevator');
  const five = card('freeTradeCenter');
  const hand = [twoA, three, twoB, five].sort((a, b) => a - b);
  const set = (...uids: number[]) => uids.sort((a, b) => a - b).join();

  it('SI-G-19: prices 2, 2, 3, 5 for 6 (SI-SEL-03)', () => {
    expect(
      sales(hand, 6)
        .map((sale) => sale.join())
        .sort(),
    ).toEqual([set(twoA, five), set(twoB, five), set(three, five), set(twoA, twoB, three)].sort());
  });

  it('SI-G-20: prices 2, 2, 3, 5 for 3 (SI-SEL-03, SI-SEL-06)', () => {
    expect(
      sales(hand, 3)
        .map((sale) => sale.join())
        .sort(),
    ).toEqual([set(three), set(five), set(twoA, twoB)].sort());
  });

  it('are none but the empty one if nothing is missing', () => {
    expect(sales(hand, 0)).toEqual([[]]);
  });

  it('are just the sets that the definition allows, each once and ascending', () => {
    const uids = fc.uniqueArray(fc.nat(79), { maxLength: 9 }).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(uids, fc.integer({ min: 1, max: 18 }), fc.nat(2), (held, need, bonus) => {
        const legal: string[] = [];
        for (let mask = 1; mask < 1 << held.length; mask++) {
          const sale = held.filter((_, i) => mask & (1 << i));
          if (
            saleFault(
              sale.map((uid) => NEWEST.price[KIND_OF[uid]!]! + bonus),
              need,
            ) === null
          )
            legal.push(sale.join());
        }
        expect(
          sales(held, need, bonus)
            .map((sale) => sale.join())
            .sort(),
        ).toEqual(legal.sort());
      }),
    );
  });
});
