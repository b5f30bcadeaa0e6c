import type { GameRecord } from '@conclave/kernel';
import { verify } from '@conclave/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import type { Server } from '../src/index.ts';
import type { TableInfo } from '../src/protocol.ts';
import { startServer, temporaryFolder } from './lib/house.ts';
import { Person, type Socket } from './lib/person.ts';

const folder = temporaryFolder();
const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of after.splice(0).reverse()) await undo();
});

/** Short enough for a test, long enough to be told from at once. */
const AWAY = 150;
const IDLE = 700;

async function house(patience: { away: number; idle: number }): Promise<Server> {
  const server = await startServer(folder.path, { patience, botPace: 0 });
  after.push(() => server.close());
  return server;
}

/** Ada, who made the table, Bo and Cleo; nobody looks yet. */
async function three(server: Server) {
  const ada = await Person.named(server.url, 'Ada');
  const bo = await Person.named(server.url, 'Bo');
  const cleo = await Person.named(server.url, 'Cleo');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 6 } });
  await bo.do(id, { do: 'join' });
  await cleo.do(id, { do: 'join' });
  await ada.do(id, { do: 'start' });
  return { id, ada, bo, cleo };
}

async function looks(who: Person, id: string): Promise<Socket> {
  const socket = await who.socket();
  socket.send({ watch: id });
  await socket.version(id, 1);
  return socket;
}

const absent = async (who: Person, id: string): Promise<TableInfo['absent']> => (await who.info(id)).absent;
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a person who has gone away', () => {
  it('can be played for once all others look on for long enough and all of them want it; who made the table alone can’t', async () => {
    const server = await house({ away: AWAY, idle: 3_600_000 });
    const { id, ada, bo, cleo } = await three(server);
    const eyes = [await looks(ada, id)];
    await soon(AWAY + 50);
    expect(await absent(ada, id)).toEqual([]);
    expect((await ada.command(id, { do: 'callBot', seat: 2 })).body.error).toBe('not-absent');
    eyes.push(await looks(bo, id));
    expect(await absent(ada, id)).toEqual([]);
    await eyes[0]!.until((m) => 'update' in m && m.update.info?.absent.length === 1);
    expect(await absent(ada, id)).toEqual([{ seat: 2, missing: [0, 1] }]);

    await ada.do(id, { do: 'callBot', seat: 2 });
    expect(await absent(bo, id)).toEqual([{ seat: 2, missing: [1] }]);
    expect((await bo.info(id)).seats[2]).toMatchObject({ kind: 'human', name: 'Cleo' });
    await bo.do(id, { do: 'callBot', seat: 2 });
    expect((await bo.info(id)).seats[2]).toMatchObject({ kind: 'bot' });
    expect(await cleo.info(id)).toMatchObject({ mine: [], lent: [2] });

    const back = await looks(cleo, id);
    expect(await cleo.info(id)).toMatchObject({ mine: [2], lent: [] });
    expect((await cleo.info(id)).seats[2]).toMatchObject({ kind: 'human', name: 'Cleo', away: false });
    for (const eye of [...eyes, back]) await eye.close();
  });

  it('is not played for by strangers, nor where the game does not wait for them, nor for an answer already given', async () => {
    const server = await house({ away: AWAY, idle: 3_600_000 });
    const { id, ada, bo, cleo } = await three(server);
    await cleo.move(id, 2, 'bid 1');
    const eyes = [await looks(ada, id), await looks(bo, id)];
    await soon(AWAY + 100);
    expect(await absent(ada, id)).toEqual([]);
    const eve = await Person.named(server.url, 'Eve');
    expect((await eve.command(id, { do: 'callBot', seat: 2 })).body.error).toBe('not-seated');
    expect((await bo.command(id, { do: 'callBot', seat: 2 })).body.error).toBe('not-absent');
    for (const eye of eyes) await eye.close();
  });
});

describe('a person who does not move', () => {
  it('can be played for though nobody looks on; others who do not move are not asked', async () => {
    const server = await house({ away: 3_600_000, idle: IDLE });
    const { id, ada, bo } = await three(server);
    expect(await absent(ada, id)).toEqual([]);
    // An answer of somebody else to the same secret question gives nobody more time.
    await soon(0.7 * IDLE);
    await ada.move(id, 0, 'bid 1');
    await soon(0.7 * IDLE);
    expect(await absent(ada, id)).toEqual([
      { seat: 1, missing: [0] },
      { seat: 2, missing: [0] },
    ]);
    await ada.do(id, { do: 'callBot', seat: 1 });
    expect((await ada.info(id)).seats[1]).toMatchObject({ kind: 'bot' });
    expect(await bo.info(id)).toMatchObject({ lent: [1] });
  });
});

describe('people who share a device', () => {
  it('count as one: they call for all their seats at once, and are called for seat by seat', async () => {
    const server = await house({ away: 3_600_000, idle: IDLE });
    const ada = await Person.named(server.url, 'Ada');
    const bo = await Person.named(server.url, 'Bo');
    const seats = [
      { kind: 'me' as const },
      { kind: 'hotseat' as const, name: 'Eve' },
      { kind: 'open' as const },
    ];
    const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 6 } });
    await bo.do(id, { do: 'join' });
    await ada.do(id, { do: 'start' });
    await bo.move(id, 2, 'bid 1');
    await soon(IDLE + 50);
    expect(await absent(bo, id)).toEqual([
      { seat: 0, missing: [2] },
      { seat: 1, missing: [2] },
    ]);
    await bo.do(id, { do: 'callBot', seat: 1 });
    const kinds = async () => (await bo.info(id)).seats.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['human', 'bot', 'human']);
    // What the bot does first may ask anew, for as long as nobody is idle.
    await expect.poll(() => absent(bo, id), { timeout: 4 * IDLE }).toEqual([{ seat: 0, missing: [2] }]);
    const back = await looks(ada, id);
    expect(await ada.info(id)).toMatchObject({ mine: [0, 1], lent: [] });
    expect(await kinds()).toEqual(['human', 'human', 'human']);
    await back.close();
  });

  it('of them one press is enough to call for somebody else', async () => {
    const server = await house({ away: 3_600_000, idle: IDLE });
    const ada = await Person.named(server.url, 'Ada');
    const bo = await Person.named(server.url, 'Bo');
    const seats = [
      { kind: 'open' as const },
      { kind: 'me' as const },
      { kind: 'hotseat' as const, name: 'Eve' },
    ];
    const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 6 } });
    await bo.do(id, { do: 'join' });
    await ada.do(id, { do: 'start' });
    await ada.move(id, 1, 'bid 1');
    await ada.move(id, 2, 'bid 1');
    await soon(IDLE + 50);
    expect(await absent(ada, id)).toEqual([{ seat: 0, missing: [1, 2] }]);
    await ada.do(id, { do: 'callBot', seat: 0 });
    expect((await ada.info(id)).seats[0]).toMatchObject({ kind: 'bot' });
    expect(await bo.info(id)).toMatchObject({ lent: [0] });
  });
});

describe('a seat handed over', () => {
  it('can be taken back by who handed it over, and all of it stands in the record', async () => {
    const server = await house({ away: 3_600_000, idle: 3_600_000 });
    const ada = await Person.named(server.url, 'Ada');
    const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Eve' }];
    const { id } = await ada.makeTable({ game: 'court', seats, start: true });
    await ada.do(id, { do: 'handOver', seat: 1 });
    expect(await ada.info(id)).toMatchObject({ mine: [0], lent: [1] });
    expect((await ada.info(id)).seats.map(({ lent }) => lent)).toEqual([undefined, true]);
    const stranger = await Person.named(server.url, 'Bo');
    expect((await stranger.command(id, { do: 'takeBack', seat: 1 })).body.error).toBe('not-your-seat');
    await looks(ada, id).then((eye) => eye.close());
    expect(await ada.info(id)).toMatchObject({ mine: [0], lent: [1] });
    await ada.do(id, { do: 'takeBack', seat: 1 });
    expect(await ada.info(id)).toMatchObject({
      mine: [0, 1],
      lent: [],
      seats: [{ name: 'Ada' }, { name: 'Eve' }],
    });
    expect((await ada.command(id, { do: 'takeBack', seat: 1 })).body.error).toBe('not-your-seat');

    for (let info = await ada.info(id); info.status === 'running'; info = await ada.info(id))
      await ada.move(id, info.waiting[0]!);
    const record = await ada.get<GameRecord>(`/api/tables/${id}/record`);
    expect(record.admin.map(({ fact, seat }) => [fact, seat])).toEqual([
      ['handed-over', 1],
      ['taken-back', 1],
    ]);
    expect(verify(court as never, record).ok).toBe(true);
  });
});
