import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, read, repositoryFiles } from './lib/files.ts';

const files = repositoryFiles();
const maps = files.filter(
  (path) => /(^|\/)README\.md$/.test(path) || /^(CONTRIBUTING|docs\/decisions\/.*)\.?(md)?$/.test(path),
);

/** What looks like a file or a folder of the house: `rules/turn.ts`, `ui/`, `*-words.ts`, `tests/{rules,examples}/`. */
const PATH = /^(?!npm|npx|\/)[\w.*{},<>-]*(\/[\w.*{},<>-]*)*(\/|\.(ts|tsx|mjs|css|md|json|txt))$/;

/** A path with its shorthands as an expression: `*`, `<name>`, `{a,b}`. */
const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\*|<\w+>/g, '[^/]*')
      .replaceAll(
        /\{([^}]*)\}/g,
        (_, all: string) => `(${all.replaceAll(',', '|')})`,
      )}${path.endsWith('/') ? '.*' : '$'}`,
  );

const isThere = (path: string): boolean => {
  const wanted = pattern(path);
  return existsSync(join(ROOT, path)) || files.some((file) => wanted.test(file));
};

/** Folders that a line speaks of: a row of a table begins with one. */
const foldersOf = (line: string): string[] =>
  [...line.matchAll(/`([\w/.<>-]+\/)`/g)].map(([, folder]) => folder!);

it('every path that a map of the house names is there', () => {
  const missing = maps.flatMap((map) => {
    const here = dirname(map) === '.' ? '' : `${dirname(map)}/`;
    const below = files.filter((file) => file.startsWith(here));
    return read(map)
      .split('\n')
      .flatMap((line) => {
        const places = ['', here, ...foldersOf(line), 'games/frame/', 'games/*/'];
        // What stands alone, as `turn.ts`, is a file anywhere below the map, or a folder, as `why-not/`.
        const isBelow = (path: string) =>
          below.some((file) => new RegExp(`(^|/)${pattern(path).source.slice(1)}`).test(file));
        return [...line.matchAll(/`([^`\s]+)`/g)]
          .map(([, path]) => path!)
          .filter(
            (path) => PATH.test(path) && !isBelow(path) && !places.some((place) => isThere(place + path)),
          )
          .map((path) => `${map}: ${path}`);
      });
  });
  expect(missing).toEqual([]);
});
