import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy, equal, hash, hidden, sha256 } from '../src/index.ts';

/** JSON data without -0, which JSON text cannot hold, and without the key `__proto__`, which moves may not hold. */
const json = fc
  .jsonValue()
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => JSON.parse(JSON.stringify(value)));

describe('copy', () => {
  it('is equal, and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(copy(value)).toEqual(value);
      }),
    );
    const value = { list: [1, [2, { deep: true }]], none: null };
    const twin = copy(value);
    (twin.list[1] as unknown[]).push('x');
    expect(value).toEqual({ list: [1, [2, { deep: true }]], none: null });
  });
});

describe('equal', () => {
  it('agrees with a comparison by text of values in one key order', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(equal(a, copy(a))).toBe(true);
        expect(equal(a, b)).toBe(equal(b, a));
        if (JSON.stringify(a) === JSON.stringify(b)) expect(equal(a, b)).toBe(true);
      }),
    );
  });

  it('does not care about the order of keys, but about everything else', () => {
    expect(equal({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    for (const other of [
      { a: 1 },
      { a: 1, b: [2, 3] },
      { a: 1, c: [2] },
      { a: 1, b: { 0: 2 } },
      null,
      1,
      [1, [2]],
    ])
      expect(equal({ a: 1, b: [2] }, other)).toBe(false);
  });
});

describe('hidden', () => {
  it('keeps the shape and takes the content away', () => {
    expect(hidden({ n: 5, t: 'x', yes: true, none: null, list: [[1, 2], 'y'] })).toEqual({
      n: -1,
      t: '',
      yes: false,
      none: null,
      list: [[-1, -1], ''],
    });
  });
});

describe('the state hash', () => {
  it('is 53 bits in 14 hexadecimal digits, and the same for the same data', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hash(value)).toMatch(/^[01][0-9a-f]{13}$|^0[0-9a-f]{13}$/);
        expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value));
      }),
    );
  });

  it('tells apart what differs little', () => {
    const values = [
      0,
      1,
      -1,
      0.5,
      1e12,
      '',
      '0',
      '1',
      true,
      false,
      null,
      [],
      {},
      [0],
      [[]],
      [[], []],
      [null],
      [1, 2],
      [2, 1],
      { a: 1 },
      { b: 1 },
      { a: { b: 1 } },
      { a: {}, b: 1 },
      { a: [], b: 1 },
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  it('does not collide on a hundred thousand neighbouring states', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++)
      seen.add(hash({ coins: [i % 100, (i / 100) | 0], turn: 3, deck: [1, 2, 3] }));
    expect(seen.size).toBe(100_000);
  });
});

describe('sha256', () => {
  it('gives the published values of FIPS 180-4', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with the platform for every length round a block', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'q'.repeat(length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});
