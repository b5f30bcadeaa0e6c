import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@conclave/server';
import { expect, it } from 'vitest';
import { playOnce } from '../docs/example/client.ts';
import { read } from './lib/files.ts';

it('the bot of docs/protocol.md stands there as it is, and plays to the end', async () => {
  const code = read('docs/example/client.ts');
  expect(read('docs/protocol.md')).toContain(`\`\`\`ts docs/example/client.ts\n${code}\`\`\``);
  const dataDir = mkdtempSync(join(tmpdir(), 'conclave-client-'));
  const server = await createServer({ dataDir, port: 0, host: '127.0.0.1', botPace: 0, log: 'error' });
  for (const id of ['stardust-imperium', 'apex'])
    expect((await playOnce(server.url, id)).places).toHaveLength(2);
  await server.close();
  rmSync(dataDir, { recursive: true });
});
