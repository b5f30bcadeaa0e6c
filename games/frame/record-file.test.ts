import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';
import { plainName, readRecordFile, sayRecordFault } from './record-file.ts';

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

const TEXT = '{"format": 1,\n"game": "Ä"}';
const utf16 = (text: string, mark: number[], isBig: boolean): Uint8Array =>
  Uint8Array.from([
    ...mark,
    ...[...text].flatMap((c) => {
      const code = c.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  ]);

describe('reading a record file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)])],
    ['UTF-16, little end first', utf16(TEXT, [0xff, 0xfe], false)],
    ['UTF-16, big end first', utf16(TEXT, [0xfe, 0xff], true)],
    ['UTF-16 without a mark', utf16(TEXT, [], false)],
    ['UTF-16 without a mark, big end first', utf16(TEXT, [], true)],
  ])('takes %s', (_name, bytes) => {
    const read = readRecordFile(bytes);
    expect(!read.ok && read.error).toMatchObject({ code: 'bad-record', params: { place: 'rules' } });
  });

  it('names the place of a fault', () => {
    const read = readRecordFile(new TextEncoder().encode('{\n"format": 1,,\n}'));
    expect(read.ok ? '' : sayRecordFault(read.error)).toBe(
      'This is not JSON: it stops being so at line 2, column 13.',
    );
  });

  it('takes nothing for a name that would steer a terminal', () => {
    expect(plainName('A\u001b[31md\u202ea\n')).toBe('A[31mda');
  });
});
