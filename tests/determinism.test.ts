import { describe, expect, it } from 'vitest';
import { isTest, read, repositoryFiles, withoutComments } from './lib/files.ts';

const DETERMINISTIC = /^(kernel|mechanics|games|bots)\/.*\.ts$/;
const RULES = /^(mechanics|games)\//;
const UI = /^games\/[^/]+\/ui\//;

/** Members that differ from run to run or by locale; the lint configuration forbids the globals (Date, Intl…). */
const FORBIDDEN = [/\bMath\s*\.\s*random\b/, /\.\s*localeCompare\b/, /\.\s*toLocale\w*/, /\bglobalThis\b/];

/** Functions whose last digit the language leaves to the engine: a record would replay to another hash. */
const INEXACT = /\bMath\s*\.\s*(?:a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|expm?1?|hypot|log(?:2|10|1p)?|pow)\b/;

/** The forbidden uses in one source, as `line: text`. */
const uses = (path: string, source: string): readonly string[] => {
  const forbidden = RULES.test(path) ? [...FORBIDDEN, INEXACT] : FORBIDDEN;
  return withoutComments(source)
    .split('\n')
    .flatMap((line, i) =>
      forbidden.some((pattern) => pattern.test(line)) ? [`${path}:${i + 1}: ${line.trim()}`] : [],
    );
};

describe('rules and bots', () => {
  it('use no locale and no chance but the state’s own', () => {
    const files = repositoryFiles().filter(
      (path) => DETERMINISTIC.test(path) && !UI.test(path) && !isTest(path),
    );
    expect(files.flatMap((path) => uses(path, read(path)))).toEqual([]);
  });

  it.each([
    'const roll = Math.random();',
    'names.sort((a, b) => a.localeCompare(b));',
    'const text = score.toLocaleString();',
    'const weight = Math.exp(-distance);',
  ])('may not say %s', (line) => {
    expect(uses('games/apex/rules/turn.ts', line)).toHaveLength(1);
  });

  it('may mention all that in a comment', () => {
    expect(uses('kernel/src/a.ts', '// never Math.random\n/* localeCompare\n Math.random */ a();')).toEqual(
      [],
    );
  });
});
