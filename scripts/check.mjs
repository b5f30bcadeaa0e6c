// npm run check -- [--browser] [BASE]: types, lint, dead code, and the tests that the change since BASE (main) can reach.
import { execFileSync } from 'node:child_process';
import { ensureChromium } from './lib/chromium.mjs';
import { deadCode, lint, types, vitest } from './lib/gates.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare, script } from './lib/prepare.mjs';
import { reach } from './lib/reach.mjs';
import { ensureWeb } from './lib/web.mjs';

/** @param {readonly string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Files that differ from where this branch left `base`, committed or not.
 * @param {string} base
 */
function changedSince(base) {
  const [from = 'HEAD'] = git('merge-base', base, 'HEAD');
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
}

await script(async () => {
  const args = process.argv.slice(2);
  const isBrowser = args.includes('--browser');
  const changed = changedSince(args.find((arg) => !arg.startsWith('--')) ?? 'main');
  if (changed.length === 0) {
    console.log('Nothing has changed.');
    return 0;
  }
  const node = await prepare();
  const { suites, browser } = reach(changed);
  const counts = [await types(node), await lint(node), await deadCode(node)];
  for (const { paths, name } of suites)
    counts.push(await vitest(node, 'unit', {}, [...paths, ...(name ? ['-t', name] : [])]));
  if (isBrowser && browser.length > 0) {
    counts.push({ passed: 0, failed: await ensureWeb(node) });
    counts.push(await vitest(node, 'e2e', { CHROMIUM_PATH: await ensureChromium() }, browser));
  } else if (browser.length > 0) console.log(`In a browser, with --browser: ${browser.join(' ')}`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
