import { describe, expect, it } from 'vitest';
import { read, repositoryFiles } from './lib/files.ts';

/** What only means something where a file was written. Put together here, so that this file does not match itself. */
const FOREIGN = [
  new RegExp(`(?<![\\w.~-])/${'work'}/`),
  new RegExp(`(?<![\\w.~-])/(?:${'root'}|${'home'}/\\w+|${'Users'}/\\w+)/`),
  new RegExp(`/tmp/${'n24'}`),
  new RegExp(`${'registry'}\\.[a-z0-9-]+\\.[a-z]`),
  new RegExp(`"${'resolved'}":\\s*"https?:`),
  new RegExp(`\\b${'issue'}s? #?\\d`, 'i'),
] as const;

const foreign = (path: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, i) =>
      FOREIGN.some((word) => word.test(line)) ? [`${path}:${i + 1}: ${line.trim().slice(0, 120)}`] : [],
    );

describe('the repository', () => {
  it('names no path, host or number that only one machine knows', () => {
    const texts = repositoryFiles().map((path) => [path, read(path)] as const);
    const found = texts
      .filter(([, text]) => !text.includes('\0'))
      .flatMap(([path, text]) => foreign(path, text));
    expect(found).toEqual([]);
  });

  it.each([
    `cd /${'work'}/x`,
    `see /${'home'}/ann/x`,
    `https://${'registry'}.example.org/x`,
    `${'issue'} #12`,
  ])('would notice %s', (line) => {
    expect(foreign('a.md', line)).toHaveLength(1);
  });
});
