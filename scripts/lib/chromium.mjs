import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const USUAL = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...USUAL, ...onPath].find(
    (file) => file !== '' && existsSync(file),
  );
};

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const install = async () => {
  console.error('Installing Chromium for the browser tests…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const flags = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  if ((await run('apt-get', flags, { env })) === 0) return;
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', flags, { env });
};

/**
 * The path of a Chromium for the browser tests; on Debian, as root, it is installed if there is none.
 * @returns {Promise<string>}
 * @throws {Error} with a sentence for people if there is none
 */
export async function ensureChromium() {
  if (!find() && canInstall()) await install();
  const found = find();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install it, or set CHROMIUM_PATH to its executable file.',
  );
}
