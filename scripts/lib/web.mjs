import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { environment } from './node.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** Folders and files that a build of the web client reads. */
export const SOURCES = [
  'kernel',
  'mechanics',
  'kit',
  'games',
  'bots',
  'web',
  'docs/example',
  'docs/example-board',
  'docs/examples.ts',
  'package-lock.json',
];
const LEFT_OUT = /^(node_modules|dist|\..*|.*\.test\.tsx?|.*\.md)$/;
const NOTE = join(ROOT, 'web', 'dist', '.built-from');

/**
 * Every file below `path` that a build of the web client may read, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
const filesBelow = (path) => {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !LEFT_OUT.test(name))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
};

const sourcesHash = () => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
};

const builtFrom = () => (existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : '');

/**
 * Builds the web client into web/dist unless it was built from just these sources.
 * @param {string} node
 * @returns {Promise<number>} exit code of the build, 0 if none was needed
 */
export function ensureWeb(node) {
  return withLock(join(ROOT, '.runtime', 'web.lock'), async () => {
    const wanted = sourcesHash();
    if (builtFrom() === wanted) return 0;
    console.error('Building the web client…');
    const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    const code = await run(node, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(ROOT, 'web'),
      // Whoever starts the build, under a test runner too: people get the production build.
      env: { ...environment(node), NODE_ENV: 'production' },
    });
    if (code === 0) writeFileSync(NOTE, wanted);
    return code;
  });
}
