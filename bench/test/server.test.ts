import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded, seedOf } from '@conclave/kernel';
import { gameOf } from '@conclave/lab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, start } from '../src/server/child.ts';
import { Crowd } from '../src/server/crowd.ts';
import { closedLoop, openLoop } from '../src/server/load.ts';

describe('the load on a server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-bench-'));
  let child: Child;
  let crowd: Crowd;

  beforeAll(async () => {
    child = await start(new URL('../src/server/host.ts', import.meta.url), folder);
    crowd = await Crowd.at(child.url, await gameOf('stardust-imperium'), seeded(seedOf(1)), 3);
  });
  afterAll(async () => {
    crowd.leave();
    await child.stop();
    rmSync(folder, { recursive: true });
  });

  it('goes on through the ends of games as long as it is told', async () => {
    const ids = crowd.tables.map(({ id }) => id);
    for (let more = 10; more > 0 && crowd.tables.every(({ id }) => ids.includes(id)); more--)
      await closedLoop(crowd, 1000);
    expect(crowd.tables.some(({ id }) => !ids.includes(id))).toBe(true);
  });

  it('keeps a fixed rate', async () => {
    const { perSecond, p50, p99 } = await openLoop(crowd, 50, 1000);
    expect(perSecond).toBeCloseTo(50, -1);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
  });
});
