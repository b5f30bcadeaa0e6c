import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, ROOT, read, repositoryFiles } from './lib/files.ts';

const files = repositoryFiles();
const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && files.some((path) => path.startsWith(`games/${entry.name}/rules/`)),
  )
  .map((entry) => entry.name);

/** Whether the id stands in the text by itself: `SI-BLD-03` is not cited by `SI-BLD-031` or `XSI-BLD-03`. */
const isCited = (id: string, text: string): boolean =>
  new RegExp(`(?<![\\w-])${id.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?![\\w]|-\\w)`).test(text);

const testsOf = (game: string): string =>
  files
    .filter((path) => isTest(path) && (path.startsWith(`games/${game}/`) || path.startsWith('tests/')))
    .map(read)
    .join('\n');

describe('rule coverage', () => {
  it.each(games)(
    '%s: every rule, ruling and golden test of its specification is cited by a test',
    async (game) => {
      const { RULE_IDS } = (await import(join(ROOT, 'games', game, 'rule-ids.ts'))) as {
        RULE_IDS: readonly string[];
      };
      expect(RULE_IDS.length).toBeGreaterThan(0);
      expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
      const tests = testsOf(game);
      expect(RULE_IDS.filter((id) => !isCited(id, tests))).toEqual([]);
    },
  );

  it('takes an id only as a whole', () => {
    expect(isCited('XX-BLD-03', "it('XX-BLD-03: pays first')")).toBe(true);
    expect(isCited('XX-BLD-03', "it('XX-BLD-031')")).toBe(false);
    expect(isCited('XX-BLD-03', "it('XX-BLD-03-A')")).toBe(false);
    expect(isCited('XX-BLD-03', "it('XX-BLD-02, 03')")).toBe(false);
  });
});
