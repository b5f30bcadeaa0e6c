// npm start: installs and builds what is missing, then serves.
import { conclave } from './lib/conclave.mjs';
import { prepare, script } from './lib/prepare.mjs';
import { ensureWeb } from './lib/web.mjs';

await script(async () => {
  const node = await prepare();
  const built = await ensureWeb(node);
  return built || conclave(node, ['serve', ...process.argv.slice(2)]);
});
