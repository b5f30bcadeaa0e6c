import type { Bot } from '@conclave/bots';
import { type GameRecord, pick } from '@conclave/kernel';
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

const random: Bot = { id: 'random', choose: (_game, _view, _seat, moves, rng) => pick(rng, moves) };
const broken: Bot = {
  id: 'broken',
  choose() {
    throw new Error('lost the thread');
  },
};
const cheat: Bot = { id: 'cheat', choose: () => ['bid', 99] as never };

describe('bots', () => {
  it('that fail or cheat are replaced by a random legal move', async () => {
    const server = await start({ bots: { random, broken, cheat } });
    const ada = await Person.named(server.url, 'Ada');
    const seats = ['random', 'broken', 'cheat'].map((bot) => ({ kind: 'bot' as const, bot }));
    const { id } = await ada.makeTable({ game: 'court', seats, start: true });
    const socket = await ada.socket();
    socket.send({ watch: id });
    await socket.until((m) => 'update' in m && m.update.info?.status === 'finished');
    const { moves } = await ada.get<GameRecord>(`/api/tables/${id}/record`);
    expect(new Set(moves.map(([seat]) => seat))).toEqual(new Set([0, 1, 2]));
  });

  it('take their time, see what their seat may see, and wait while somebody thinks about an undo', async () => {
    const seen: unknown[] = [];
    const watching: Bot = {
      id: 'watching',
      choose(game, view, seat, moves, rng) {
        expect(game.view(view, seat)).toEqual(view);
        seen.push(view.rng);
        return pick(rng, moves);
      },
    };
    const server = await start({ bots: { watching }, botPace: 1000 });
    const ada = await Person.named(server.url, 'Ada');
    const bo = await Person.named(server.url, 'Bo');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const }];
    const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 6 } });
    await bo.do(id, { do: 'join' });
    await ada.do(id, { do: 'start' });
    const version = async () => (await ada.info(id)).version;
    await ada.do(id, { do: 'move', seat: 0, move: 'give 1' }, await version());
    await bo.do(id, { do: 'move', seat: 1, move: 'give 0' }, await version());
    await ada.do(id, { do: 'undo', seat: 0 });
    const asked = await ada.info(id);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await version()).toBe(asked.version);
    expect(seen).toEqual([]);
    await bo.do(id, { do: 'consent', agree: false });
    const socket = await ada.socket();
    socket.send({ watch: id });
    await socket.version(id, asked.version + 2);
    expect(seen).toEqual([[-1, -1, -1, -1]]);
  });
});

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
