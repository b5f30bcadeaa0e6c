import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countReport } from '../scripts/lib/gates.mjs';
import { withLock } from '../scripts/lib/lock.mjs';
import { reach } from '../scripts/lib/reach.mjs';
import { run } from '../scripts/lib/run.mjs';
import { repositoryFiles } from './lib/files.ts';

describe('the counts of a test run', () => {
  const good = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };
  const bad = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  const unloadable = { status: 'failed', assertionResults: [] };

  it('are those of the report', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [good, bad] };
    expect(countReport(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('have one failure more for each file that could not be loaded', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [good, bad, unloadable] };
    expect(countReport(report, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('have a failure if all tests passed and the run did not', () => {
    const report = { numPassedTests: 2, numFailedTests: 0, testResults: [good] };
    expect(countReport(report, 1)).toEqual({ passed: 2, failed: 1 });
    expect(countReport(report, 0)).toEqual({ passed: 2, failed: 0 });
  });
});

describe('what a change can reach', () => {
  const paths = (...changed: string[]) => reach(changed).suites.map((suite) => suite.paths.join(' '));

  it('is its own game and that game’s share of the suites over all games', () => {
    expect(reach(['games/apex/rules/war.ts'])).toEqual({
      suites: [{ paths: ['games/apex', 'tests'] }, { paths: ['games/checks'], name: 'apex' }],
      browser: ['e2e/apex.test.ts'],
    });
  });

  it('is everything above a layer, and the whole house for what belongs to none', () => {
    expect(paths('kernel/src/game.ts')[0]).toContain('server');
    expect(paths('cli/src/main.ts')).toEqual(['cli tests']);
    expect(reach(['web/src/app.tsx']).browser).toEqual(['e2e']);
    expect(paths('package.json')[0]!.split(' ').length).toBeGreaterThan(8);
  });

  it('knows every folder of the house', () => {
    const tops = new Set(
      repositoryFiles().flatMap((path) => (path.includes('/') ? [path.split('/')[0]!] : [])),
    );
    const known = [...tops].filter((top) => !top.startsWith('.') && top !== 'bin');
    for (const top of known)
      expect([
        top,
        paths(`${top}/x.ts`)[0]!.split(' ').length < 9 || top === 'kernel' || top === 'games',
      ]).toEqual([top, true]);
  });
});

describe('a lock file', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conclave-lock-'));
    file = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lets one after the other work, and is gone afterwards', async () => {
    let working = 0;
    const work = async () => {
      working++;
      expect(working).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      working--;
    };
    await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });

  it('is taken over from a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, String(pid));
    expect(await withLock(file, () => 'done')).toBe('done');
  });

  it('is given back when the work fails', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(file, () => 'done')).toBe('done');
  });
});

describe('a command in the foreground', () => {
  it('gives its exit code, also for a signal and for one that does not start', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
    expect(await run(process.execPath, ['-e', "process.kill(process.pid, 'SIGTERM')"])).toBe(128 + 15);
    expect(await run(join(tmpdir(), 'conclave-no-such-command'), [])).toBe(127);
  });
});
