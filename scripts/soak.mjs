// npm run soak -- [GAME] OPTIONS…: runs `conclave soak` for one game, or for all whose rules are there.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { conclave } from './lib/conclave.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare, script } from './lib/prepare.mjs';

const allGames = () =>
  readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'index.ts')));

await script(async () => {
  const args = process.argv.slice(2);
  const isNamed = args[0] !== undefined && !args[0].startsWith('-');
  const games = isNamed ? args.splice(0, 1) : allGames();
  const node = await prepare();
  let worst = 0;
  for (const game of games) worst = Math.max(worst, await conclave(node, ['soak', game, ...args]));
  return worst;
});
