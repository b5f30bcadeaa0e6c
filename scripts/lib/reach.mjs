// Which tests a change can reach, by the order of the layers in CONTRIBUTING.

/** @typedef {{ paths: string[], name?: string }} Suite Files or folders for Vitest, and a pattern for names of tests. */

const HOUSE = ['tests'];

/**
 * What depends on a folder, with that folder itself.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const REACH = {
  kernel: ['kernel', 'mechanics', 'games', 'bots', 'lab', 'server', 'cli', 'docs', 'kit', 'web', 'bench'],
  mechanics: ['mechanics', 'games', 'bots', 'kit'],
  kit: ['kit', 'games', 'web'],
  games: ['games', 'bots', 'lab', 'server', 'cli', 'docs', 'kit', 'web', 'bench'],
  bots: ['bots', 'games', 'lab', 'server', 'docs'],
  lab: ['lab', 'cli', 'bench'],
  server: ['server', 'bench'],
  web: ['web', 'games'],
  cli: ['cli'],
  bench: ['bench'],
  art: [],
  docs: ['docs'],
  python: [],
  e2e: [],
  scripts: [],
  tests: [],
};

/** What games share belongs to none. */
const GAME = /^games\/(?!frame\/|checks\/)([^/]+)\/.+/;

/**
 * The suites that a change can reach. A change within one game reaches that game, and its share of the suites over all games.
 * @param {readonly string[]} changed paths from the root
 * @returns {{ suites: Suite[], browser: string[] }} `browser`: suites in a real browser, which take longer
 */
export function reach(changed) {
  const paths = new Set(HOUSE);
  /** @type {Set<string>} */
  const games = new Set();
  /** @type {Set<string>} */
  const browser = new Set();
  for (const path of changed) {
    const game = GAME.exec(path)?.[1];
    const top = path.split('/', 1)[0] ?? '';
    if (game !== undefined) {
      games.add(game);
      paths.add(`games/${game}`);
      if (/\/(ui|rules|data)\//.test(path)) browser.add(`e2e/${game}.test.ts`);
    } else for (const folder of REACH[top] ?? Object.keys(REACH)) paths.add(folder);
    if (['web', 'kit', 'server', 'kernel'].includes(top)) browser.add('e2e');
    if (/^e2e\/[^/]+\.test\.ts$/.test(path)) browser.add(path);
    else if (top === 'e2e') browser.add('e2e');
  }
  /** @type {Suite[]} */
  const suites = [{ paths: [...paths].sort() }];
  if (games.size > 0 && !paths.has('games'))
    suites.push({ paths: ['games/checks'], name: [...games].join('|') });
  return { suites, browser: browser.has('e2e') ? ['e2e'] : [...browser].sort() };
}
