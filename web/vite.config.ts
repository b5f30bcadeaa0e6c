import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** Writes .br and .gz beside every text of the build, so that the server need not compress. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!TEXT.test(name)) continue;
      const path = join(dir!, name);
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  },
});

/**
 * Pages play no bots: what positions are worth and moves promise, and how they are judged, which each game's `index.ts` puts
 * in, stays away. The worker that gives advice is built without this.
 */
const withoutBots = (): Plugin => ({
  name: 'without-bots',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    OF_BOTS.has(source) && /\/games\/[^/]+\/index\.ts$/.test(importer ?? '') ? NO_BOT : undefined,
  load: (id) =>
    id === NO_BOT ? 'export const worth = undefined, promise = undefined, judgement = undefined;' : undefined,
});
const OF_BOTS: ReadonlySet<string> = new Set(['./bot/index.ts', './bot/judgement.ts']);
const NO_BOT = '\0no-bot';

/** Styles stand behind the skeleton, which is drawn while they come: a browser draws what stands before a stylesheet. */
const skeletonFirst = (): Plugin => ({
  name: 'skeleton-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const styles = page.match(STYLES) ?? [];
      return page.replace(STYLES, '').replace(/^ *<\/body>/m, (end) => styles.join('') + end);
    },
  },
});
const STYLES = /^ *<link rel="stylesheet".*>\n/gm;

const gameOf = (id: string) => /\/games\/([^/]+)\//.exec(id)![1]!;

export default defineConfig({
  // Texts stand in elements of their own: kit/src/jsx/own-text.ts says why.
  plugins: [react({ jsxImportSource: '@conclave/kit/jsx' }), withoutBots(), skeletonFirst(), compressed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The server tells pages by the manifest what they will load next.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // In one file each, as in pieces they are larger and come later: what home needs, what comes before any game,
            { name: 'first', tags: ['$initial'] },
            {
              name: 'table',
              test: /\/(kernel|mechanics|games\/frame)\/|\/kit\/src\/(?!plain\/)|\/net\/games\.ts/,
            },
            // what several pages of the house share; and of each game what more than one of its parts does.
            { name: 'rules', test: /\/web\/src\/rules\//, minShareCount: 2 },
            { name: gameOf, debugName: 'each game', test: /\/games\/[^/]+\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? 8080}`, ws: true } } },
});
