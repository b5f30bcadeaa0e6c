import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBundle } from '../bundle.ts';
import { NotReady, type Part } from '../figures.ts';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What a browser fetches, gzipped. */
export const bundle: Part = {
  id: 'bundle',
  title: 'The web client, gzipped',
  async measure() {
    if (!existsSync(join(DIST, 'index.html')))
      throw new NotReady('The web client is not built yet; npm start builds it.');
    const { first, later, size } = readBundle(DIST);
    const kB = (files: readonly string[]): number => size(files) / 1000;
    return [
      { what: 'home, first load', value: kB(first), unit: 'kB', most: 180 },
      ...[...later]
        .map(([path, files]) => ({ what: `${path}, later`, value: kB(files), unit: 'kB', most: 120 }))
        .sort((a, b) => b.value - a.value),
    ];
  },
};
