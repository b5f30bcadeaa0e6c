// npm test: installs what is missing, runs every gate, and ends with the line "N passed, N failed".
import { ensureChromium } from './lib/chromium.mjs';
import { deadCode, lint, single, types, vitest } from './lib/gates.mjs';
import { prepare, script } from './lib/prepare.mjs';
import { ensureWeb } from './lib/web.mjs';

/** @param {string} node */
const browser = async (node) => vitest(node, 'e2e', { CHROMIUM_PATH: await ensureChromium() });

const GATES = /** @type {[string, (node: string) => Promise<import('./lib/gates.mjs').Count>][]} */ ([
  ['types', types],
  ['lint', lint],
  ['dead code', deadCode],
  ['web build', async (node) => single(await ensureWeb(node))],
  ['unit tests', (node) => vitest(node, 'unit')],
  ['browser tests', browser],
]);

/**
 * @param {(node: string) => Promise<import('./lib/gates.mjs').Count>} gate
 * @param {string} node
 */
const attempt = async (gate, node) => {
  try {
    return await gate(node);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return single(1);
  }
};

await script(async () => {
  const results = [];
  try {
    const node = await prepare();
    for (const [name, gate] of GATES) {
      console.log(`\n── ${name} ──`);
      const start = Date.now();
      const count = await attempt(gate, node);
      results.push({ name, ...count, seconds: ((Date.now() - start) / 1000).toFixed(1) });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    results.push({ name: 'installation', ...single(1), seconds: '' });
  }
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
