import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseRecord, verify } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../registry.ts';
import { coverageOf, type Recording } from './recording.ts';

const folderOf = (id: string) => new URL(`../${id}/tests/recorded/`, import.meta.url);
const recorded = Object.entries(games).flatMap(([id, { load }]) =>
  existsSync(folderOf(id)) ? [{ id, load }] : [],
);

describe.each(recorded)('golden games of $id', ({ id, load }) => {
  const folder = folderOf(id);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const recordOf = (name: string) => {
    const read = parseRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.error)}`);
    return read.value;
  };

  it.each(names)('%s replays to the same states, and verifies', async (name) => {
    const end = verify(await load(), recordOf(name));
    expect(end.ok ? 'verified' : JSON.stringify(end.error)).toBe('verified');
  });

  it('show everything that the game says they must', async () => {
    const { default: recording } = (await import(`../${id}/tests/recording.ts`)) as { default: Recording };
    const seen = new Set(names.flatMap((name) => [...coverageOf(recording, recordOf(name))]));
    expect(recording.coverage.EVERYTHING.filter((what) => !seen.has(what))).toEqual([]);
  });

  it('are of a rules number that can still be played', async () => {
    const rules = names.map((name) => recordOf(name).rules);
    expect(Math.max(...rules)).toBe((await load()).rules);
  });
});

it('takes every game of the house', () => {
  expect(recorded.map(({ id }) => id)).toEqual(Object.keys(games));
});
