import { afterEach, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import type { TableInfo } from '../src/protocol.ts';
import { startServer, temporaryFolder } from './lib/house.ts';
import { Person } from './lib/person.ts';

const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of after.splice(0).reverse()) await undo();
});

async function start(options: ServerOptions = {}) {
  const folder = temporaryFolder();
  after.push(() => folder.remove());
  const server = await startServer(folder.path, options);
  after.push(() => server.close());
  return server;
}

describe('limits', () => {
  it('hold for one guest and not for another', async () => {
    const server = await start({ rateLimit: true });
    const ada = await Person.named(server.url, 'Ada');
    const table = { game: 'court', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const made = await Promise.all(
      Array.from({ length: 61 }, () =>
        ada.request<TableInfo & { error?: string }>('POST', '/api/tables', table),
      ),
    );
    const refused = made.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.body.error).toBe('too-many-requests');
    const bo = await Person.named(server.url, 'Bo');
    expect((await bo.request('POST', '/api/tables', table)).status).toBe(200);
  });

  it('refuse a port that is none', async () => {
    await expect(start({ port: 99_999 })).rejects.toThrow(/is no port/);
  });
});

describe('a server that stops', () => {
  it('does not wait for those who do not answer', async () => {
    const server = await start();
    const ada = await Person.named(server.url, 'Ada');
    const socket = await ada.socket();
    socket.ws.pause();
    const before = Date.now();
    await server.close();
    expect(Date.now() - before).toBeLessThan(4000);
  });
});
