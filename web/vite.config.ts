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

export default defineConfig({
  // Texts stand in elements of their own: kit/src/jsx/own-text.ts says why.
  plugins: [react({ jsxImportSource: '@conclave/kit/jsx' }), compressed()],
  // The server tells pages by the manifest what they will load next.
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? 8080}`, ws: true } } },
});
