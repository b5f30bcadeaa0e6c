import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bug, below, isSeed, pick, type Rng, seeded, seedOf, shuffle, Unknown } from '../src/index.ts';
import { next } from '../src/random.ts';

/** sfc32 once more, in the words of its author's description, with exact integers. */
function* reference(state: readonly number[]): Generator<number> {
  const word = (x: bigint) => BigInt.asUintN(32, x);
  let [a, b, c, counter] = state.map((x) => word(BigInt(x))) as [bigint, bigint, bigint, bigint];
  for (;;) {
    const out = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(((c << 21n) | (c >> 11n)) + out);
    yield Number(out);
  }
}

describe('the generator', () => {
  it('gives the values published for sfc32 seeded with zeros after 12 and 15 rounds of mixing', () => {
    const rng: Rng = [0, 0, 0, 1];
    const out = Array.from({ length: 16 }, () => next(rng));
    expect(out[12]).toBe(0x514676c3);
    expect(out[15]).toBe(0xfb52c520);
  });

  it('agrees with a second implementation from any state', () => {
    const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (start) => {
        const rng: Rng = [...start];
        const expected = reference(start);
        for (let i = 0; i < 20; i++) expect(next(rng)).toBe(expected.next().value);
      }),
    );
  });

  it('stays four 32-bit integers: plain JSON', () => {
    const rng = seeded(seedOf(1));
    for (let i = 0; i < 1000; i++) next(rng);
    expect(rng.every((x) => x === (x | 0))).toBe(true);
    expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
  });

  it('starts from 32 hexadecimal digits and nothing else', () => {
    expect(isSeed('0123456789abcdef0123456789abcdef')).toBe(true);
    for (const wrong of ['', '0123', 'g'.repeat(32), 'A'.repeat(32), 7, null])
      expect(isSeed(wrong)).toBe(false);
    expect(() => seeded('short')).toThrow(Bug);
  });

  it('makes different seeds of short numbers, large and negative ones too', () => {
    const seeds = new Set<string>();
    for (let n = -500; n < 20_000; n++) seeds.add(seedOf(n));
    for (let n = 0; n < 500; n++) seeds.add(seedOf(2 ** 40 + n));
    expect(seeds.size).toBe(21_000);
    expect([...seeds].every(isSeed)).toBe(true);
  });
});

describe('below', () => {
  it('stays in its range and spreads evenly', () => {
    const rng = seeded(seedOf(42));
    for (const n of [1, 2, 3, 7, 80]) {
      const counts = new Array<number>(n).fill(0);
      const rounds = 2000 * n;
      for (let i = 0; i < rounds; i++) counts[below(rng, n)]!++;
      for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250);
    }
  });

  it('has no favourites where 2^32 is not a multiple of n', () => {
    const rng = seeded(seedOf(43));
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(rng, n) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
  });

  it('is Unknown on a view, and a fault where there is nothing to choose from', () => {
    expect(() => below([-1, -1, -1, -1], 2)).toThrow(Unknown);
    expect(() => below(seeded(seedOf(1)), 0)).toThrow(Bug);
    expect(() => pick(seeded(seedOf(1)), [])).toThrow(Bug);
  });
});

describe('shuffle', () => {
  it('keeps every card', () => {
    const list = shuffle(seeded(seedOf(5)), [...Array(80).keys()]);
    expect([...list].sort((a, b) => a - b)).toEqual([...Array(80).keys()]);
    expect(list).not.toEqual([...Array(80).keys()]);
  });

  it('reaches all orders of three cards about equally often', () => {
    const rng = seeded(seedOf(6));
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(rng, [1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
