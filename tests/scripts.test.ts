import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countReport } from '../scripts/lib/gates.mjs';
import { withLock } from '../scripts/lib/lock.mjs';
import { run } from '../scripts/lib/run.mjs';

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
