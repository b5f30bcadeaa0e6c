// npm run with -- COMMAND ARGS…: runs any tool with the project's Node.js and packages.
import { environment } from './lib/node.mjs';
import { prepare, script } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await script(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) {
    console.error('Which command? For example: npm run with -- npx vitest run kernel');
    return 2;
  }
  const node = await prepare();
  return run(command, args, { env: environment(node), shell: process.platform === 'win32' });
});
