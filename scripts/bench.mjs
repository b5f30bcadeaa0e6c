// npm run bench -- ARGS…: installs what is missing, then runs `conclave bench ARGS…`.
import { conclave } from './lib/conclave.mjs';
import { prepare, script } from './lib/prepare.mjs';

await script(async () => conclave(await prepare(), ['bench', ...process.argv.slice(2)]));
