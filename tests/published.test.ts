import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/files.ts';
import { digestOf, LIST, readList, recorded } from './lib/published.ts';

const published = readList(readFileSync(LIST, 'utf8'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

describe('recorded games that have been published', () => {
  it('are all there, as they were', () => {
    for (const [record, digest] of published) expect([record, digestOf(record)]).toEqual([record, digest]);
  });

  it('are all recorded games: new ones are added by `node tests/lib/published.ts`', () => {
    expect(recorded().filter((record) => !published.has(record))).toEqual([]);
  });

  it('are what each commit since the first has published', () => {
    for (const commit of git('log', '--format=%H', '--', 'games/published.txt').split('\n').filter(Boolean))
      for (const [record, digest] of readList(git('show', `${commit}:games/published.txt`)))
        expect([record, published.get(record)]).toEqual([record, digest]);
  });
});
