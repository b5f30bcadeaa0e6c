import { ensureInstalled } from './install.mjs';
import { ensureNode } from './node.mjs';

/**
 * Makes a fresh clone ready: the right Node.js and all packages.
 * @returns {Promise<string>} the path of the Node.js to use
 */
export async function prepare() {
  const node = await ensureNode();
  await ensureInstalled(node);
  return node;
}

/**
 * Runs a script's main function; its number is the exit code, its error is told in one sentence.
 * @param {() => Promise<number>} main
 */
export async function script(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
