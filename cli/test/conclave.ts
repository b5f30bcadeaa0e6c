import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/conclave.mjs', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `conclave ARGS…` to its end, in a folder, with some text typed. */
export function conclave(args: readonly string[], { cwd = tmpdir(), input = '' } = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, out: stdout, err: stderr };
}

/** Starts `conclave ARGS…`, to be talked to. */
export const started = (args: readonly string[], cwd = tmpdir()): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [BIN, ...args], { cwd });

/** Resolves with everything written so far once it matches. */
export function says(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`ended with ${code} after: ${text}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = pattern.exec(text);
      if (found) resolve(found);
    });
  });
}

export const exit = (child: ChildProcessWithoutNullStreams): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** Gives each test folders of its own. */
export function folders(): () => string {
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'conclave-cli-'));
    made.push(folder);
    return folder;
  };
}
