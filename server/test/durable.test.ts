import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import type { CommandAnswer, TableState } from '../src/protocol.ts';
import { Person } from './lib/person.ts';
import { serversOnOneStore } from './lib/servers.ts';

const servers = serversOnOneStore();
const { start } = servers;

async function startChild(): Promise<{ url: string; kill: () => Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [
    join(import.meta.dirname, 'lib/child.ts'),
    servers.path,
  ]);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  servers.after(kill);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.stderr!.once('data', (data: Buffer) => reject(new Error(data.toString())));
  });
  return { url, kill };
}

const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Eve' }];
const started = { game: 'court', seats, options: { purse: 6 }, start: true };

/** So long a pace that no bot moves while a test runs. */
const BOTS_WAIT: ServerOptions = { botPace: 600_000 };

describe('a server that is killed', () => {
  it('has lost nothing that it had acknowledged', async () => {
    const first = await startChild();
    const ada = await Person.named(first.url, 'Ada');
    const tables = await Promise.all(Array.from({ length: 8 }, () => ada.makeTable(started)));
    const acknowledged = new Map<string, number>();
    let killed = false;
    const playing = tables.map(async ({ id }) => {
      while (!killed) {
        const { version, position } = await ada.state(id);
        const seat = position!.waiting[0]!;
        await ada.move(id, seat);
        acknowledged.set(id, version + 1);
      }
    });
    const settled = Promise.allSettled(playing);
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBe(8);
    await new Promise((resolve) => setTimeout(resolve, 100));
    killed = true;
    await first.kill();
    await settled;
    expect(acknowledged.size).toBe(8);

    const second = await start();
    const back = ada.at(second.url);
    for (const [id, version] of acknowledged) {
      const state = await back.state(id, 0);
      expect(state.version).toBeGreaterThanOrEqual(version);
      expect(await back.info(id)).toMatchObject({ mine: [0, 1], seats: [{ name: 'Ada' }, { name: 'Eve' }] });
      if (state.position!.waiting.length > 0) await back.move(id, state.position!.waiting[0]!);
    }
  });

  it('knows its commands again, also those that made a table, and goes on with its bots', async () => {
    const first = await start(BOTS_WAIT);
    const ada = await Person.named(first.url, 'Ada');
    const table = { ...started, id: 'make-1', seats: [seats[0]!, { kind: 'bot' as const }] };
    const made = await ada.makeTable(table);
    const send = (who: Person) =>
      who.request<CommandAnswer>('POST', `/api/tables/${made.id}/commands`, {
        id: 'move-1',
        version: 2,
        command: { do: 'undo', seat: 0 },
      });
    await ada.move(made.id, 0, 'give 1');
    const answer = await send(ada);
    expect(answer).toMatchObject({ status: 200, body: { undo: 'done' } });
    const before = await ada.state(made.id, 0);
    await first.close();

    const second = await start(BOTS_WAIT);
    const back = ada.at(second.url);
    expect((await back.makeTable(table)).id).toBe(made.id);
    expect(await send(back)).toEqual(answer);
    expect((await back.state(made.id, 0)).position).toEqual(before.position);
    await back.move(made.id, 0, 'bid 1');
    await second.close();

    const later = ada.at((await start()).url);
    await expect
      .poll(async () => (await later.state(made.id, 0)).position!.asks?.id, { timeout: 15_000 })
      .not.toBe(before.position!.asks!.id);
  });
});

describe('a full disk', () => {
  it('refuses with store-failed, changes nothing, tells nobody, and a repeat works when there is room', async () => {
    const server = await start();
    const ada = await Person.named(server.url, 'Ada');
    const { id } = await ada.makeTable(started);
    const socket = await ada.socket();
    socket.send({ watch: id });
    const first = await socket.version(id, 2);

    const { raw } = server.store.sqlite;
    const pages = raw.prepare('pragma page_count').get() as { page_count: number };
    raw.exec(`pragma max_page_count = ${pages.page_count}`);
    const text = 'x'.repeat(500);
    let full: Awaited<ReturnType<typeof send>> | undefined;
    let sent = 0;
    for (; sent < 100 && full?.status !== 503; sent++)
      full = await send(`chat-${sent}`, { do: 'chat', text });
    expect(full!.body).toMatchObject({
      error: 'store-failed',
      message: expect.stringContaining('nothing was lost'),
    });
    const before = await ada.state(id);
    expect(before.version).toBe(first.version + sent - 1);

    const repeated = await send(`chat-${sent - 1}`, { do: 'chat', text });
    expect(repeated.status).toBe(503);
    raw.exec('pragma max_page_count = 1000000');
    expect(await send(`chat-${sent - 1}`, { do: 'chat', text })).toMatchObject({ status: 200 });
    await socket.version(id, before.version + 1);
    expect(socket.updates().flatMap((u) => u.chat ?? [])).toHaveLength(sent);
    await ada.move(id, 0, 'bid 1');
    await socket.close();

    function send(command: string, what: object) {
      return ada.request<CommandAnswer>('POST', `/api/tables/${id}/commands`, { id: command, command: what });
    }
  });

  it('lets a table look again when somebody else wrote to it', async () => {
    const server = await start();
    const ada = await Person.named(server.url, 'Ada');
    const { id } = await ada.makeTable(started);
    const seen = await ada.state(id);
    const other = new DatabaseSync(join(servers.path, 'conclave.sqlite'));
    const said = JSON.stringify({ is: 'said', seat: 0, name: 'Ada', text: 'first' });
    other
      .prepare('insert into entries (table_id, seq, at, fact) values (?, ?, ?, ?)')
      .run(id, seen.version + 1, Date.now(), said);
    other.close();
    const lost = await ada.command(id, { do: 'chat', text: 'second' });
    expect(lost.body.error).toBe('store-failed');
    await ada.do(id, { do: 'chat', text: 'second' });
    expect((await ada.get<TableState>(`/api/tables/${id}/state`)).version).toBe(seen.version + 2);
  });
});

describe('a store that is locked by somebody else', () => {
  it('holds nobody up: what can be read is answered, and what was written is stored once it is free', async () => {
    const server = await start();
    const ada = await Person.named(server.url, 'Ada');
    const { id } = await ada.makeTable(started);
    const other = new DatabaseSync(join(servers.path, 'conclave.sqlite'));
    other.exec('begin immediate');
    const writing = ada.command(id, { do: 'chat', text: 'patience' });
    const began = performance.now();
    for (let i = 0; i < 20; i++) await ada.state(id, 0);
    expect(performance.now() - began).toBeLessThan(1500);
    expect((await ada.request<{ ok: boolean }>('GET', '/api/health')).body).toMatchObject({
      ok: false,
      cannotStore: expect.stringContaining('locked'),
    });
    other.exec('rollback');
    other.close();
    expect((await writing).status).toBe(200);
    expect((await ada.request('GET', '/api/health')).body).toEqual({ ok: true });
  });

  it('gives back what could not be stored for long', async () => {
    const server = await start();
    const ada = await Person.named(server.url, 'Ada');
    const { id } = await ada.makeTable(started);
    const other = new DatabaseSync(join(servers.path, 'conclave.sqlite'));
    other.exec('begin immediate');
    const lost = await ada.command(id, { do: 'chat', text: 'too long' });
    other.exec('rollback');
    other.close();
    expect(lost).toMatchObject({ status: 503, body: { error: 'store-failed' } });
    await ada.do(id, { do: 'chat', text: 'again' });
  });
});

describe('two servers on one store', () => {
  it('are one too many: the second says so and ends, and the place is free after a kill', async () => {
    const first = await startChild();
    await expect(start()).rejects.toThrow(/Another Conclave server uses the data in/);
    await first.kill();
    await (await start()).close();
  });
});
