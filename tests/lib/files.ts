import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

export { ROOT };

/**
 * The files that belong to the repository: tracked, or new and not ignored.
 * @returns paths from the root, with forward slashes
 */
export function repositoryFiles(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return names.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Test files, and what only they use: everything in folders named `test` or `tests`. */
export const isTest = (path: string): boolean => /\.test(-d)?\.tsx?$|(^|\/)tests?\//.test(path);

/**
 * TypeScript without its comments, line for line, strings kept: for checks that only concern code.
 * A quote inside a regular expression is taken for a string that ends with its line.
 */
export function withoutComments(source: string): string {
  const parts = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\.|[^`\\])*`?/g;
  return source.replace(parts, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part));
}
