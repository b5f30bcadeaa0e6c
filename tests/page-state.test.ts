import { describe, expect, it } from 'vitest';
import { isTest, read, repositoryFiles, withoutComments } from './lib/files.ts';

/** What a table shows: two tables of one game may stand on one page. */
const PAGES = /^(games\/[^/]+\/ui|kit\/src\/(prompt|plain)|web\/src\/(table|replay|record))\/.*\.tsx?$/;
const VARIABLE = /^(export )?(let|var) |^(export )?const \w+(: [^=]+)? = (cell|browserState)[<(]/;

const kept = (source: string): readonly string[] =>
  withoutComments(source)
    .split('\n')
    .filter((line) => VARIABLE.test(line));

describe('what a table shows', () => {
  it('is kept in no variable of a module, but by its table', () => {
    const pages = repositoryFiles().filter((path) => PAGES.test(path) && !isTest(path));
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.flatMap((path) => kept(read(path)).map((line) => `${path}: ${line}`))).toEqual([]);
  });

  it.each([
    'let last = null;',
    'export let n = 0;',
    'const zoomed = cell(false);',
    'export const zoomed = cell<number | null>(null);',
  ])('would be found in: %s', (line) => {
    expect(kept(line)).toEqual([line]);
  });

  it.each(['  let sum = 0;', 'const zoomed = tableState(false);', "const order = kept('order', 'cost');"])(
    'may be: %s',
    (line) => {
      expect(kept(line)).toEqual([]);
    },
  );
});
