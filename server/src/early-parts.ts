import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuiltPages, type PageFile, tagOf } from './built-pages.ts';

/** Where a build says which parts it has. */
const MANIFEST = '/.vite/manifest.json';
const TABLE = ['src/table/page.tsx', 'src/net/games.ts'];
const partsOfGame = (game: string) => [`../games/${game}/index.ts`, `../games/${game}/ui/index.tsx`];

interface Part {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Part>>;

/**
 * The client's page for a table: as everywhere, but it names what it will load next, so that a browser fetches all of it at
 * once and not each when the one before has come.
 * They stand in a template that the page (web/index.html) opens once it has painted: what is drawn first goes before.
 */
export class TablePage {
  readonly #index: PageFile;
  readonly #manifest: Manifest;
  /** By game. */
  readonly #made = new Map<string | null, PageFile>();

  constructor(pages: BuiltPages, index: PageFile) {
    this.#index = index;
    this.#manifest = JSON.parse(pages.get(MANIFEST)?.body.toString() ?? '{}') as Manifest;
  }

  /** @param game null where it is not known */
  of(game: string | null): PageFile {
    let page = this.#made.get(game);
    if (page === undefined) {
      page = this.#make([...TABLE, ...(game === null ? [] : partsOfGame(game))]);
      this.#made.set(game, page);
    }
    return page;
  }

  #make(wanted: readonly string[]): PageFile {
    const page = this.#index.body.toString();
    const links = this.#links(wanted).filter((link) => !page.includes(hrefIn(link)));
    if (links.length === 0) return this.#index;
    const body = Buffer.from(
      page.replace(/<\/head>|$/, (end) => `<template id="early">${links.join('')}</template>${end}`),
    );
    const small = new Map([
      ['br', brotliCompressSync(body)],
      ['gzip', gzipSync(body)],
    ]);
    return { ...this.#index, body, small, tag: tagOf(body) };
  }

  #links(wanted: readonly string[]): readonly string[] {
    const found = new Set<string>();
    const find = (key: string): void => {
      const part = this.#manifest[key];
      if (!part || found.has(key)) return;
      found.add(key);
      part.imports?.forEach(find);
    };
    wanted.forEach(find);
    const parts = [...found].map((key) => this.#manifest[key]!);
    const styles = new Set(parts.flatMap(({ css = [] }) => css));
    return [
      ...parts.map(
        ({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
      ),
      ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ];
  }
}

const hrefIn = (link: string): string => /href="[^"]*"/.exec(link)![0];
