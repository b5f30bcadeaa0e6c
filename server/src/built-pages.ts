import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
};

/** What stands beside a file in a smaller form, by its ending, the smallest first. */
const SMALL = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** A file of the built client. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  /** The same compressed, by the name of the encoding, the smallest first. */
  readonly small: ReadonlyMap<string, Buffer>;
  readonly tag: string;
  /** Whether its name has a hash in it, so that it never changes. */
  readonly isLasting: boolean;
}

/** The built client by address, with `/` before each. */
export type BuiltPages = ReadonlyMap<string, PageFile>;

/** The parts that a file names, by their own names; a build gives each a hash. */
const NAMED = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)\b/g;
const NAMING: ReadonlySet<string> = new Set(['.html', '.js', '.css']);

/**
 * Reads a built client as a whole and keeps it: a build that replaces the files while the server runs would have some
 * pages ask for parts that are not there yet, or not there any more. Null where none is built.
 * @throws Error naming the part that is missing, when a build is not complete
 */
export function readPages(folder: string): BuiltPages | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const isSmall = (path: string) => SMALL.some(([ending]) => path.endsWith(ending));
  const pages = new Map(
    names
      .filter((path) => !isSmall(path))
      .map((path) => [path.slice(folder.length).replaceAll(sep, '/').replace(/^\/*/, '/'), fileAt(path)]),
  );
  const parts = new Set([...pages.keys()].map((address) => address.slice(address.lastIndexOf('/') + 1)));
  for (const [address, { body }] of pages) {
    if (!NAMING.has(extname(address))) continue;
    const missing = body
      .toString()
      .match(NAMED)
      ?.find((name) => !parts.has(name));
    if (missing) throw new Error(`${address.slice(1)} names ${missing}, which is not there`);
  }
  return pages;
}

/** The mark by which a browser knows that it has a file already. */
export const tagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function fileAt(path: string): PageFile {
  const body = readFileSync(path);
  const small = SMALL.filter(([ending]) => existsSync(path + ending));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body,
    small: new Map(small.map(([ending, encoding]) => [encoding, readFileSync(path + ending)])),
    tag: tagOf(body),
    isLasting: path.includes(`${sep}assets${sep}`),
  };
}
