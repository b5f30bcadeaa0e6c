import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from './node.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} file a tool's JavaScript file below node_modules
 */
const tool = (file) => join(ROOT, 'node_modules', ...file.split('/'));

/**
 * A gate that passes or fails as a whole.
 * @param {number} code its exit code
 * @returns {Count}
 */
export const single = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {string} node */
export const types = async (node) => single(await run(node, [tool('typescript/bin/tsc'), '-b'], at(node)));

/** @param {string} node */
export const lint = async (node) => {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=50'];
  return single(await run(node, [tool('@biomejs/biome/bin/biome'), ...args], at(node)));
};

/**
 * Files, exports and packages that nobody uses, and packages used that no manifest names; knip.jsonc says what starts by itself.
 * @param {string} node
 */
export const deadCode = async (node) => single(await run(node, [tool('knip/bin/knip.js')], at(node)));

/**
 * The counts of a Vitest report. A file that could not be loaded, or errors outside of any test, are failures too.
 * @param {{ numPassedTests: number, numFailedTests: number, success?: boolean,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @param {number} code the exit code of Vitest
 * @returns {Count}
 */
export function countReport(report, code) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * Runs one project of the Vitest configuration. A run that leaves no report counts as one failure.
 * @param {string} node
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [extra]
 * @param {readonly string[]} [only] files, folders and other words for Vitest; all tests without them
 * @returns {Promise<Count>}
 */
export async function vitest(node, project, extra = {}, only = []) {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-test-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only,
  ];
  const options = at(node);
  const code = await run(node, [tool('vitest/vitest.mjs'), ...args], {
    ...options,
    env: { ...options.env, ...extra },
  });
  try {
    return countReport(JSON.parse(readFileSync(report, 'utf8')), code);
  } catch {
    console.error(`The ${project} tests ended with ${code} and left no results.`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} node */
const at = (node) => ({ cwd: ROOT, env: environment(node) });
