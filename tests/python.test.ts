import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/files.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;

it('the Python client keeps its own tests', ({ skip }) => {
  if (!hasPython) console.warn('Skipped: the tests of the Python client need python3, and there is none.');
  skip(!hasPython, 'there is no python3');
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const { status, stderr } = spawnSync('python3', ['-B', '-W', 'error', '-m', 'unittest'], {
    cwd: join(ROOT, 'python'),
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stderr).toMatch(/Ran 1\d tests/);
}, 180_000);
