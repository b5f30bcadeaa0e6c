import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, readBundle } from '../bench/src/bundle.ts';
import { ensureWeb } from '../scripts/lib/web.mjs';
import { ROOT } from './lib/files.ts';

const FIRST_LOAD = 95_000;
const LATER = 105_000;

describe('the web client, gzipped', () => {
  let bundle: Bundle;

  beforeAll(async () => {
    expect(await ensureWeb(process.execPath), 'the web client does not build').toBe(0);
    bundle = readBundle(join(ROOT, 'web', 'dist'));
  }, 180_000);

  it(`loads less than ${FIRST_LOAD / 1000} kB before home is there`, () => {
    expect(bundle.first.some((path) => path.endsWith('.js'))).toBe(true);
    expect(bundle.size(bundle.first)).toBeLessThan(FIRST_LOAD);
  });

  it(`loads less than ${LATER / 1000} kB for a game, or anything else that comes later`, () => {
    const sizes = [...bundle.later].map(([path, files]) => [path, bundle.size(files)] as const);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(([, size]) => size >= LATER)).toEqual([]);
  });
});
