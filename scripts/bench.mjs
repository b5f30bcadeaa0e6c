// npm run bench -- ARGS…: installs what is missing, then runs `conclave bench ARGS…`, or for `page` what needs a browser.
import { join } from 'node:path';
import { conclave } from './lib/conclave.mjs';
import { environment } from './lib/node.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare, script } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await script(async () => {
  const [part, ...rest] = process.argv.slice(2);
  const node = await prepare();
  return part === 'page'
    ? run(node, [join(ROOT, 'e2e', 'page-speed.ts'), ...rest], { env: environment(node) })
    : conclave(node, ['bench', ...process.argv.slice(2)]);
});
