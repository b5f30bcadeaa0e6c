import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;
const LATER_IMPORT = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const PAGE_FILE = /(?:src|href)="(?:\.|)\/([^"]+\.(?:js|css))"/g;

/** The files of a built client, by path from its root. */
export interface Bundle {
  /** What the page loads before it shows anything: entry, its static imports, styles. */
  readonly first: readonly string[];
  /** What each chunk that is imported later brings along beyond what is there already whoever imports it, by the chunk's path. */
  readonly later: ReadonlyMap<string, readonly string[]>;
  /** Size of some files together, each gzipped, in bytes. */
  readonly size: (files: readonly string[]) => number;
}

/**
 * Reads a client that Vite has built.
 * @param dist its folder
 * @throws if the folder holds no index.html
 */
export function readBundle(dist: string): Bundle {
  const text = (path: string): string => readFileSync(join(dist, path), 'utf8');
  const closure = (path: string, seen: Set<string>): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const [, to] of text(path).matchAll(STATIC_IMPORT))
      closure(posix.join(posix.dirname(path), to!), seen);
    return seen;
  };
  const page = [...text('index.html').matchAll(PAGE_FILE)].map(([, path]) => path!);
  const first = new Set<string>();
  for (const path of page) closure(path, first);

  const chunks = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && !first.has(path));
  /** By chunk: what has been loaded by each of those that import it later. */
  const importers = new Map<string, ReadonlySet<string>[]>(chunks.map((path) => [path, []]));
  for (const from of [...chunks, ...first].filter((path) => path.endsWith('.js'))) {
    const loaded = closure(from, new Set(first));
    for (const [, to] of text(from).matchAll(LATER_IMPORT))
      importers.get(posix.join(posix.dirname(from), to!))?.push(loaded);
  }
  const later = chunks.map((path) => {
    const there = importers.get(path)!;
    const isNew = (file: string) =>
      !first.has(file) && (there.length === 0 || there.some((loaded) => !loaded.has(file)));
    return [path, [...closure(path, new Set())].filter(isNew)] as const;
  });
  return {
    first: ['index.html', ...first],
    later: new Map(later),
    size: (files) => files.reduce((sum, file) => sum + gzipSync(text(file)).length, 0),
  };
}
