import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, moveText, type OptionSpec, parseMove, readOptions, sameMove } from '../src/index.ts';

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.:-]{0,8}$/);
const number = fc.integer({ min: -999_999_999, max: 999_999_999 });
const move = fc
  .tuple(word, fc.array(fc.oneof(number, word), { maxLength: 8 }))
  .map(([label, args]) => [label, ...args] as unknown as Move);

describe('moves as text', () => {
  it('come back from their text as they were', () => {
    fc.assert(
      fc.property(move, (m) => {
        expect(parseMove(moveText(m))).toEqual({ ok: true, value: m });
      }),
    );
  });

  it('read with any white space', () => {
    expect(parseMove('  build \t 17  3 ')).toEqual({ ok: true, value: ['build', 17, 3] });
  });

  it('are refused with the position of the part that is wrong', () => {
    for (const [text, part] of [
      ['', 0],
      ['17', 0],
      ['build 017', 1],
      ['build 1.5', 1],
      ['build 1 -', 2],
      ['build 9999999999', 1],
      ['build é', 1],
      ['build <b>', 1],
      ['__proto__', 0],
    ] as const)
      expect(parseMove(text)).toEqual({ ok: false, error: { code: 'bad-move', params: { part } } });
    expect(parseMove('x'.repeat(2001)).ok).toBe(false);
  });

  it('never throw, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseMove(text);
        if (read.ok) expect(parseMove(moveText(read.value))).toEqual(read);
      }),
    );
  });

  it('are the same only when every part is', () => {
    expect(sameMove(['a', 1, 'x'], ['a', 1, 'x'])).toBe(true);
    for (const other of [['a'], ['a', 1], ['a', 1, 'y'], ['a', '1', 'x'], ['b', 1, 'x']] as unknown as Move[])
      expect(sameMove(['a', 1, 'x'], other)).toBe(false);
  });
});

describe('options', () => {
  const specs: OptionSpec[] = [
    { id: 'first', values: ['random', 'seat-1'], default: 'random' },
    { id: 'limit', off: true, min: 30, max: 200, default: 60 },
    { id: 'purse', off: false, min: 1, max: 9, default: 3 },
  ];

  it('have defaults', () => {
    expect(readOptions(specs, {})).toEqual({ ok: true, value: { first: 'random', limit: 60, purse: 3 } });
  });

  it('are taken when they fit; 0 switches off what may be off', () => {
    const chosen = { first: 'seat-1', limit: 0, purse: 9 };
    expect(readOptions(specs, chosen)).toEqual({ ok: true, value: chosen });
  });

  it('are refused by their name when they do not', () => {
    const refused = (given: unknown) => {
      const read = readOptions(specs, given);
      return read.ok ? 'taken' : `${read.error.code} ${read.error.params.option}`;
    };
    for (const first of ['second', 1, null]) expect(refused({ first })).toBe('bad-option first');
    for (const limit of [29, 201, 60.5, '60', Number.NaN])
      expect(refused({ limit })).toBe('bad-option limit');
    expect(refused({ purse: 0 })).toBe('bad-option purse');
    expect(refused({ colour: 'red' })).toBe('bad-option colour');
    expect(refused(JSON.parse('{"__proto__": {"purse": 9}}'))).toBe('bad-option __proto__');
    for (const given of [null, 3, 'x', []]) expect(refused(given)).toBe('bad-option ');
  });
});
