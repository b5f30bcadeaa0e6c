import { readdirSync, readFileSync } from 'node:fs';
import { type Game, parseRecord, verify } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../rules/game.ts';
import { coverage, EVERYTHING } from '../testing/coverage.ts';

const FOLDER = new URL('./', import.meta.url);
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const recordOf = (name: string) => {
  const read = parseRecord(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.error)}`);
  return read.value;
};

describe('golden games', () => {
  it.each(names)('%s replays to the same states, and verifies', (name) => {
    const end = verify(game as unknown as Game, recordOf(name));
    expect(end.ok ? 'verified' : JSON.stringify(end.error)).toBe('verified');
  });

  it('show each number of seats, option, kind of move and battle, bonus, civilisation and way to end', () => {
    const seen = new Set(names.flatMap((name) => [...coverage(recordOf(name))]));
    expect(EVERYTHING.filter((what) => !seen.has(what))).toEqual([]);
  });

  it('are of a rules number that can still be played', () => {
    const rules = names.map((name) => recordOf(name).rules);
    expect(Math.max(...rules)).toBe(game.rules);
  });
});
