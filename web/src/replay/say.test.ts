import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';
import { readJson, sayBroken } from './say.ts';

describe('where a text stops being JSON', () => {
  it.each([
    ['{"a": 1,\n "b": }', 2, 7],
    ['{"a" 1}', 1, 6],
    ['[1, 2', 1, 6],
    ['[1 2]', 1, 4],
    ['{"a": 1,}', 1, 9],
    ['', 1, 1],
    ['hello', 1, 1],
    ['{}\n\n{}', 3, 1],
    ['["open]', 1, 2],
    ['[1, 02]', 1, 6],
    ['{1: 2}', 1, 2],
  ])('%j at line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFault(text)).toEqual({ line, column });
  });
});

describe('reading a record file', () => {
  it('names the place of a fault', () => {
    const read = readJson('{\n"format": 1,,\n}');
    expect(read.ok).toBe(false);
    if (!read.ok) expect(sayBroken(read.error)).toBe('The file stops being JSON at line 2, column 13.');
  });

  it('passes on what is JSON', () => {
    expect(readJson('{"a": [1, "x", null]}')).toEqual({ ok: true, value: { a: [1, 'x', null] } });
  });
});
