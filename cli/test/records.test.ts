import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@conclave/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conclave, folders } from './conclave.ts';

const newFolder = folders();
let text: string;
let folder: string;

beforeAll(() => {
  const records = newFolder();
  conclave(['simulate', 'stardust-imperium', '--games', '1', '--seed', '3', '--records', records]);
  text = readFileSync(join(records, 'stardust-imperium-3-0.json'), 'utf8');
});
beforeEach(() => {
  folder = newFolder();
});

/** Writes the record with something changed, and answers with the file's path. */
function changed(change: (record: GameRecord) => unknown): string {
  const record = JSON.parse(text);
  change(record);
  const file = join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify(record));
  return file;
}

function written(content: string): string {
  const file = join(folder, 'broken.json');
  writeFileSync(file, content);
  return file;
}

const set = (name: string, value: unknown) => (record: object) => Object.assign(record, { [name]: value });
const flip = (hash: string): string => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);

describe('conclave verify', () => {
  it('finds that an honest record holds', () => {
    expect(conclave(['verify', written(text)])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/✓ .* holds/),
    });
  });

  it.each<[string, (record: GameRecord) => unknown, RegExp]>([
    [
      'a move',
      (r) => Object.assign(r.moves, { 4: [r.moves[4]![0], 'build 79 78 77'] }),
      /Move 5, “build 79 78 77”, is not possible there\. [A-Z].+\./,
    ],
    ['the order of moves', (r) => (r.moves as unknown[]).reverse(), /Move 1, /],
    [
      'its moves for those of another game',
      (r) => Object.assign(r, { moves: [[0, 'choose 5 war']], hashes: ['0'] }),
      /Move 1, “choose 5 war”, is not possible there\. .+\./,
    ],
    ['a hash', (r) => Object.assign(r.hashes!, { 7: flip(r.hashes![7]!) }), /After move 8/],
    ['the last hash', (r) => Object.assign(r, { hash: flip(r.hash) }), /After move \d+/],
    [
      'the outcome',
      (r) => (r.outcome!.scores as number[])[0]!++ >= 0 && r,
      /outcome is not that of the game/,
    ],
    ['a missing outcome', set('outcome', null), /outcome is not that of the game/],
    ['the salt', set('salt', 'another'), /not those that were committed to/],
    ['the commitment', set('commitment', '00'), /not those that were committed to/],
    ['the seed', set('seed', '0123456789abcdef0123456789abcdef'), /not those that were committed to/],
  ])('notices a change of %s: status 1', (_what, change, why) => {
    const { status, out, err } = conclave(['verify', changed(change)]);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(out).toMatch(why);
  });

  it.each<[string, () => string, RegExp]>([
    ['no file', () => join(folder, 'nothing.json'), /no such file/],
    ['a folder', () => folder, /is a folder/],
    ['an empty file', () => written(''), /is not JSON: .*line 1, column 1/],
    ['half a file', () => written(text.slice(0, text.length / 2)), /is not JSON: .*line \d+, column \d+/],
    ['other JSON', () => written('[1, 2]'), /the fault is in the file/],
    ['another format', () => changed(set('format', 99)), /format 99; format 1/],
    [
      'a bad move',
      () =>
        changed(
          set('moves', [
            [0, 'build 3'],
            [0, 7],
          ]),
        ),
      /the fault is in moves\[1\]/,
    ],
    ['a bad seed', () => changed(set('seed', 'xyz')), /the fault is in seed/],
    ['a game that is not there', () => changed(set('game', 'chess')), /no game “chess”/],
    ['rules of the future', () => changed(set('rules', 99)), /rules 99, which are not known/],
    [
      'too many seats',
      () => changed((r) => set('seats', Array(9).fill({ name: 'a', kind: 'b' }))(r)),
      /the fault is in seats/,
    ],
    [
      'an unknown option',
      () => changed(set('options', { magic: 1 })),
      /a setting that the game does not have.*“magic”/,
    ],
  ])('says what is wrong with %s: status 2', (_what, file, why) => {
    const { status, out, err } = conclave(['verify', file()]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(why);
    expect(err).not.toContain('    at ');
  });

  it('names the file in every sentence, and lets no name steer the terminal', () => {
    const file = changed((r) => {
      Object.assign(r, { game: 'che\u001b[31mss' });
    });
    const { err } = conclave(['verify', file]);
    expect(err).toContain(file);
    expect(err).not.toContain('\u001b');
    const named = changed((r) => Object.assign(r.seats[0]!, { name: 'A\u001b]0;da\u0007\u202e' }));
    const { out } = conclave(['replay', named, '--to', '2']);
    expect(out).toContain('A]0;da');
    for (const sign of ['\u001b', '\u0007', '\u202e']) expect(out).not.toContain(sign);
  });

  it('reads what editors of other systems make of a record', () => {
    const file = join(folder, 'utf16.json');
    writeFileSync(file, `\ufeff${text}`, 'utf16le');
    expect(conclave(['verify', file])).toMatchObject({ status: 0 });
    writeFileSync(file, `\ufeff${text}`, 'utf8');
    expect(conclave(['verify', file])).toMatchObject({ status: 0 });
  });

  it('judges each of several files, the worst gives the status', () => {
    const good = written(text);
    const bad = changed(set('salt', 'another'));
    const { status, out } = conclave(['verify', '--json', good, bad]);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { file: good, verdict: 'holds' },
      { file: bad, verdict: 'fails', code: 'broken-commitment' },
    ]);
    expect(conclave(['verify', good, bad, join(folder, 'nothing.json')]).status).toBe(2);
  });
});

describe('conclave replay', () => {
  it('ends with what decided between equal scores', () => {
    const tied = new URL('../../games/apex/tests/recorded/rules-2-3-seats-tokens-656.json', import.meta.url);
    const { out } = conclave(['replay', fileURLToPath(tied)]);
    expect(out).toMatch(/The game is over .*1\. .* \(\d+ tokens\), 2\. .* \(\d+ tokens\)/);
  });

  it('prints every move in words, and the end', () => {
    const { status, out } = conclave(['replay', written(text)]);
    expect(status).toBe(0);
    expect(out).toMatch(/^Stardust Imperium, rules 2: /);
    const { moves } = JSON.parse(text) as GameRecord;
    expect(out.match(/^ *[\d,]+\. /gm)).toHaveLength(moves.length);
    expect(out).toMatch(/The game is over/);
  });

  it('stops where it is told, and shows the table', () => {
    const { status, out } = conclave(['replay', written(text), '--to', '7']);
    expect(status).toBe(0);
    expect(out.match(/^ *[\d,]+\. /gm)).toHaveLength(7);
    expect(out).toMatch(/Deck \d+/);
    expect(out).not.toMatch(/The game is over/);
  });

  it('gives moves, events and hashes as JSON', () => {
    const { status, out } = conclave(['replay', written(text), '--json', '--to', '3']);
    expect(status).toBe(0);
    const { hashes } = JSON.parse(text) as GameRecord;
    const { moves } = JSON.parse(out);
    expect(moves).toHaveLength(3);
    expect(moves[2]).toMatchObject({
      move: 3,
      seat: expect.any(Number),
      text: expect.any(String),
      hash: hashes![2],
    });
  });

  it('stops at a move that is not legal: status 2', () => {
    const file = changed((r) => Object.assign(r.moves, { 2: [0, 'build 79'] }));
    const { status, err } = conclave(['replay', file]);
    expect(status).toBe(2);
    expect(err).toMatch(/changed\.json: Move 3, “build 79”, is not possible there\. .+\./);
  });
});
