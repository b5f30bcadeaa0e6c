import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { environment, npmFile } from './node.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** Also where NODE_ENV or the user's npm settings would leave them out: the client is built here. */
const KINDS = ['--include=dev', '--include=optional'];

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Entry */

/**
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * Whether node_modules holds exactly what the lock file names. npm's own record of an install is compared, so an
 * install by hand counts, and one that broke off does not (npm writes the record last).
 */
export function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const locked = packagesOf('package-lock.json');
  if (!installed || !locked) return false;
  const isAsLocked = Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return wanted.optional === true;
    return (
      found.version === wanted.version && found.integrity === wanted.integrity && found.link === wanted.link
    );
  });
  return isAsLocked && Object.keys(installed).every((path) => path in locked);
}

/**
 * Installs the packages of the lock file if they are not there.
 * @param {string} node the Node.js to install with
 * @throws {Error} with a sentence for people if npm failed
 */
export async function ensureInstalled(node) {
  if (isInstalled()) return;
  await withLock(join(ROOT, '.runtime', 'install.lock'), async () => {
    if (isInstalled()) return;
    console.error('Installing packages (about a minute)…');
    const flags = [...KINDS, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
    const code = await run(node, [npmFile(), 'ci', ...flags], { cwd: ROOT, env: environment(node) });
    if (code !== 0)
      throw new Error(
        `The packages could not be installed: npm ci ended with ${code}, its message stands above.`,
      );
  });
}
