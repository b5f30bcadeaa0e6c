import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { SeatSpec, SocketMessage, Update } from '../src/protocol.ts';
import { serverForFile } from './lib/file-server.ts';
import { Person } from './lib/person.ts';

const house = serverForFile();

async function running(seats: SeatSpec[] = [{ kind: 'me' }, { kind: 'hotseat', name: 'Eve' }]) {
  const ada = await Person.named(house.server.url, 'Ada');
  const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 6 }, start: true });
  return { ada, id };
}

const refusal = (m: SocketMessage): m is Extract<SocketMessage, { refused: unknown }> => 'refused' in m;

describe('a watched table', () => {
  it('tells at once all there is, then every change with what that viewer may know', async () => {
    const { ada, id } = await running();
    const [own, table] = [await ada.socket(), await ada.socket()];
    own.send({ watch: id, seat: 0 });
    table.send({ watch: id });
    const first = await own.version(id, 2);
    expect(first).toMatchObject({
      table: id,
      seat: 0,
      from: 0,
      version: 2,
      keep: 0,
      info: { status: 'running' },
    });
    expect(first.position).toMatchObject({ waiting: [0, 1], asks: { sealed: true, step: 'bid' } });
    await table.version(id, 2);

    await ada.move(id, 0, 'bid 2');
    expect(await own.version(id, 3)).toMatchObject({
      from: 2,
      steps: [{ version: 3, seat: 0, move: 'bid 2' }],
    });
    const seen = await table.version(id, 3);
    expect(seen).toMatchObject({ from: 2, steps: [{ version: 3, seat: 0, move: null, events: [] }] });
    expect(seen.info).toBeUndefined();

    await ada.do(id, { do: 'chat', text: '<b>bold</b>' });
    const chat = await table.version(id, 4);
    expect(chat.chat).toMatchObject([{ version: 4, seat: 0, name: 'Ada', text: '<b>bold</b>' }]);
    expect(chat.position).toBeUndefined();
    await Promise.all([own.close(), table.close()]);
  });

  it('fills the gap after a reconnect, and cuts what was taken back meanwhile', async () => {
    const { ada, id } = await running();
    const before = await ada.socket();
    before.send({ watch: id, seat: 0 });
    await ada.move(id, 0, 'give 1');
    await ada.move(id, 0, 'give 1');
    await before.version(id, 4);
    await before.close();

    await ada.do(id, { do: 'undo', seat: 0 });
    await ada.move(id, 0, 'bid 1');
    await ada.do(id, { do: 'chat', text: 'back' });
    const after = await ada.socket();
    after.send({ watch: id, seat: 0, since: 4 });
    const update = await after.version(id, 7);
    expect(update).toMatchObject({ from: 4, version: 7, keep: 1, steps: [{ version: 6, move: 'bid 1' }] });
    expect(update.chat).toHaveLength(1);
    expect(update.position!.view).toEqual((await ada.state(id, 0)).position!.view);

    after.send({ watch: id, seat: 0, since: 7 });
    await after.until((m) => 'update' in m && m.update.from === 7);
    const nothing = after.updates().at(-1)!;
    expect(nothing.steps ?? nothing.chat ?? nothing.position).toBeUndefined();
    after.send({ watch: id, seat: 0, since: 999 });
    expect(await after.until((m) => 'update' in m && m.update.from === 0)).toMatchObject({
      update: { keep: 0 },
    });
    await after.close();
  });

  it('rebuilds, update by update, what the state says', async () => {
    const { ada, id } = await running([{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }]);
    const socket = await ada.socket();
    socket.send({ watch: id });
    await socket.until((m) => 'update' in m && m.update.info?.status === 'finished');
    let version = 0;
    const steps: NonNullable<Update['steps']> = [];
    for (const update of socket.updates()) {
      expect(update.from).toBe(version);
      version = update.version;
      steps.push(...(update.steps ?? []));
    }
    const all = await ada.socket();
    all.send({ watch: id });
    expect((await all.version(id, version)).steps).toEqual(steps);
    const { steps: history } = await ada.get<{ steps: { version: number; view: unknown }[] }>(
      `/api/tables/${id}/history?from=${steps.length - 1}`,
    );
    expect(history).toMatchObject([{ version: steps.at(-1)!.version }]);
    expect(history[0]!.view).toEqual((await ada.state(id)).position!.view);
    await Promise.all([socket.close(), all.close()]);
  });

  it('says who is away', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const bo = await Person.named(house.server.url, 'Bo');
    const { id } = await ada.makeTable({ game: 'court', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bo.do(id, { do: 'join' });
    const away = (updates: Update[]) => updates.at(-1)?.info?.seats.map((s) => s.away);
    const [adas, bos] = [await ada.socket(), await bo.socket()];
    adas.send({ watch: id, seat: 0 });
    await adas.version(id, 2);
    expect(away(adas.updates())).toEqual([false, true]);
    bos.send({ watch: id, seat: 1 });
    await adas.until(() => away(adas.updates())?.[1] === false);
    await bos.close();
    await adas.until(() => away(adas.updates())?.[1] === true);
    await adas.close();
  });

  it('shows a seat only to who holds it, and no longer than that', async () => {
    const { ada, id } = await running();
    const bo = await Person.named(house.server.url, 'Bo');
    const [adas, bos] = [await ada.socket(), await bo.socket()];
    bos.send({ watch: id, seat: 0 });
    expect(await bos.until(refusal)).toMatchObject({ refused: { error: 'not-your-seat' }, watch: id });
    adas.send({ watch: id, seat: 0 });
    await adas.version(id, 2);
    await ada.do(id, { do: 'handOver', seat: 0, bot: 'random' });
    expect(await adas.version(id, 3)).toMatchObject({ seat: null, from: 0, keep: 0, info: { mine: [1] } });
    await Promise.all([adas.close(), bos.close()]);
  });
});

describe('a socket', () => {
  it('refuses what it cannot read, and stays', async () => {
    const { ada, id } = await running();
    const socket = await ada.socket();
    const bad = [
      '{',
      '[]',
      '{"watch":1}',
      '{"__proto__":{"watch":"x"}}',
      `{"watch":"${id}","x":1}`,
      '['.repeat(30_000),
    ];
    for (const text of bad) socket.send(text);
    socket.ws.send(Buffer.from([1, 2, 3]));
    socket.send({ watch: 'no-such' });
    socket.send({ ping: 7 });
    expect(await socket.until((m) => 'pong' in m)).toEqual({ pong: 7, versions: {} });
    const codes = socket.messages.filter(refusal).map((m) => m.refused.error);
    expect(codes).toEqual([
      'not-json',
      ...Array(4).fill('bad-request'),
      'not-json',
      'not-json',
      'no-such-table',
    ]);
    await socket.close();
  });

  it('says with each pong which version of its tables it has told last', async () => {
    const { ada, id } = await running();
    const socket = await ada.socket();
    socket.send({ watch: id, seat: 0 });
    socket.send({ ping: 1 });
    const update = await socket.until((m) => 'update' in m);
    const pong = await socket.until((m) => 'pong' in m);
    expect(pong).toEqual({ pong: 1, versions: { [id]: 'update' in update && update.update.version } });
    await socket.close();
  });

  it('is closed for messages that are too long or too many', async () => {
    const { ada } = await running();
    for (const send of [(ws: WebSocket) => ws.send('x'.repeat(70_000)), flood]) {
      const socket = await ada.socket();
      const closed = new Promise<number>((resolve) => socket.ws.once('close', resolve));
      send(socket.ws);
      expect([1008, 1009]).toContain(await closed);
    }
    function flood(ws: WebSocket): void {
      for (let i = 0; i < 500; i++) ws.send('{"ping":1}');
    }
  });

  it('is not for strangers, nor for pages of other sites', async () => {
    const { ada } = await running();
    const status = (headers: Record<string, string>) =>
      new Promise<number>((resolve) => {
        const ws = new WebSocket(`${house.server.url.replace('http', 'ws')}/api/socket`, { headers });
        ws.once('unexpected-response', (_, response) => resolve(response.statusCode!));
        ws.once('open', () => {
          ws.close();
          resolve(101);
        });
        ws.on('error', () => {});
      });
    expect(await status({})).toBe(401);
    expect(await status({ cookie: ada.cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await status({ cookie: ada.cookie, origin: house.server.url })).toBe(101);
  });
});
