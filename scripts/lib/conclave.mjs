import { join } from 'node:path';
import { environment } from './node.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** The command line's entry, TypeScript that Node.js runs as it is. */
export const MAIN = join(ROOT, 'cli', 'src', 'main.ts');

/**
 * Runs `conclave ARGS…` with that Node.js.
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export const conclave = (node, args) => run(node, [MAIN, ...args], { env: environment(node) });
