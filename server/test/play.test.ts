import { describe, expect, it } from 'vitest';
import type { CommandAnswer, SeatSpec } from '../src/protocol.ts';
import { serverForFile } from './lib/file-server.ts';
import { Person } from './lib/person.ts';

const house = serverForFile();

/** Ada on seat 0, Bo on seat 1, and more seats if given; the game has started. */
async function twoAtATable(more: SeatSpec[] = [], purse = 3) {
  const ada = await Person.named(house.server.url, 'Ada');
  const bo = await Person.named(house.server.url, 'Bo');
  const seats: SeatSpec[] = [{ kind: 'me' }, { kind: 'open' }, ...more];
  const { id } = await ada.makeTable({ game: 'court', seats, options: { purse } });
  await bo.do(id, { do: 'join' });
  await ada.do(id, { do: 'start' });
  return { ada, bo, id };
}

/** Both bid, so that Ada is the speaker and Bo is asked whether he objects. */
async function bids(table: { ada: Person; bo: Person; id: string }): Promise<void> {
  await table.ada.move(table.id, 0, 'bid 1');
  await table.bo.move(table.id, 1, 'bid 0');
}

describe('a move', () => {
  it('is refused with a code and a sentence when it is not mine, not due, not possible, or not readable', async () => {
    const table = await twoAtATable([], 1);
    const { ada, bo, id } = table;
    await bids(table);
    const { version } = await ada.state(id);
    const tried = async (who: Person, seat: number, move: string) =>
      (await who.command(id, { do: 'move', seat, move }, version)).body;
    expect(await tried(ada, 1, 'pass')).toMatchObject({
      error: 'not-your-seat',
      message: expect.stringMatching(/\.$/),
    });
    expect(await tried(ada, 0, 'pass')).toMatchObject({ error: 'not-your-turn' });
    expect(await tried(bo, 1, 'object')).toMatchObject({
      error: 'too-poor',
      rule: 'CT-3',
      params: { coins: 1 },
    });
    expect(await tried(bo, 1, 'dance')).toMatchObject({ error: 'not-offered', rule: 'CT-3' });
    expect(await tried(bo, 1, 'pass it;')).toMatchObject({ error: 'bad-move', params: { part: 1 } });
    expect(await tried(bo, 7, 'pass')).toMatchObject({ error: 'no-such-seat' });
    expect((await bo.command(id, { do: 'move', seat: 1, move: 'pass' })).body.error).toBe('version-needed');
    expect((await ada.state(id)).version).toBe(version);
  });

  it('is refused as stale once the game has moved on, but not because somebody talked', async () => {
    const table = await twoAtATable([], 6);
    const { ada, bo, id } = table;
    await bids(table);
    const { version } = await ada.state(id);
    await bo.do(id, { do: 'chat', text: 'hello' });
    await ada.do(id, { do: 'move', seat: 0, move: 'give 1' }, version);
    const late = await bo.command(id, { do: 'move', seat: 1, move: 'pass' }, version);
    expect(late).toMatchObject({
      status: 409,
      body: { error: 'stale-version', params: { version: version + 2 } },
    });
    const early = await bo.command(id, { do: 'move', seat: 1, move: 'pass' }, version + 50);
    expect(early.body.error).toBe('stale-version');
  });

  it('answers a sealed ask by its id, whatever the others did meanwhile, and no later ask', async () => {
    const { ada, bo, id } = await twoAtATable();
    const ask = (await ada.state(id)).position!.asks!.id;
    const { version } = await ada.state(id);
    await bo.do(id, { do: 'move', seat: 1, move: 'bid 1', ask });
    expect((await ada.state(id)).position!.asks!.id).toBe(ask);
    expect((await ada.command(id, { do: 'move', seat: 0, move: 'bid 2' }, version)).body.error).toBe(
      'stale-version',
    );
    await ada.do(id, { do: 'move', seat: 0, move: 'bid 2', ask });
    expect((await bo.command(id, { do: 'move', seat: 1, move: 'bid 1', ask })).body.error).toBe(
      'stale-version',
    );
    const next = (await ada.state(id)).position!.asks!;
    expect(next).toMatchObject({ procedure: 'objections', step: 'react', rule: 'CT-3', sealed: false });
    const unsealed = await bo.command(id, { do: 'move', seat: 1, move: 'pass', ask: next.id });
    expect(unsealed.body.error).toBe('stale-version');
  });

  it('is carried out once however often its command comes, at once or later, and a refusal stays a refusal', async () => {
    const { ada, bo, id } = await twoAtATable();
    const { version } = await ada.state(id);
    const send = (who: Person, command: string, move: string, seat: number) =>
      who.request<CommandAnswer>('POST', `/api/tables/${id}/commands`, {
        id: command,
        version: version + (seat === 1 ? 1 : 0),
        command: { do: 'move', seat, move },
      });
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(ada, 'same', 'bid 1', 0)));
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { version: version + 1 } });
    const refused = await send(bo, 'other', 'bid 9', 1);
    expect(refused.status).toBe(422);
    expect((await send(bo, 'same', 'bid 0', 1)).status).toBe(200);
    expect(await send(ada, 'same', 'bid 2', 0)).toEqual(answers[0]);
    expect(await send(bo, 'other', 'bid 0', 1)).toEqual(refused);
    expect((await ada.state(id)).version).toBe(version + 2);
  });
});

describe('undo', () => {
  it('is free while nothing came to light', async () => {
    const { ada, id } = await twoAtATable([], 6);
    const before = await ada.state(id, 0);
    await ada.move(id, 0, 'give 1');
    expect(await ada.do(id, { do: 'undo', seat: 0 })).toMatchObject({ undo: 'done' });
    const after = await ada.state(id, 0);
    expect(after.position!.view).toEqual(before.position!.view);
    expect((await ada.command(id, { do: 'undo', seat: 0 })).body.error).toBe('nothing-to-undo');
    const ask = after.position!.asks!.id;
    expect(ask).toBe(before.position!.asks!.id);
    await ada.do(id, { do: 'move', seat: 0, move: 'bid 1', ask });
  });

  it('takes back at once what was put together, as far as it is told', async () => {
    const { ada, id } = await twoAtATable([], 6);
    const coins = async () =>
      ((await ada.state(id, 0)).position!.view as unknown as { coins: number[] }).coins;
    const before = await coins();
    for (const left of [5, 4]) {
      await ada.move(id, 0, 'give 1');
      expect((await coins())[0]).toBe(left);
    }
    expect(await ada.do(id, { do: 'undo', seat: 0, from: 9 })).toMatchObject({ undo: 'done' });
    expect((await coins())[0]).toBe(5);
    await ada.move(id, 0, 'give 1');
    expect(await ada.do(id, { do: 'undo', seat: 0, from: 0 })).toMatchObject({ undo: 'done' });
    expect(await coins()).toEqual(before);
  });

  it('is refused for a secret choice', async () => {
    const { ada, id } = await twoAtATable();
    await ada.move(id, 0, 'bid 2');
    expect((await ada.command(id, { do: 'undo', seat: 0 })).body.error).toBe('sealed');
  });

  it('needs the consent of those who moved since; they may decline, and who asked may withdraw', async () => {
    const { ada, bo, id } = await givenCoin();
    const undo = { do: 'undo', seat: 0 } as const;
    expect((await bo.command(id, { do: 'consent', agree: true })).body.error).toBe('nothing-asked');

    expect(await ada.do(id, undo)).toMatchObject({ undo: 'asked' });
    expect((await bo.info(id)).undo).toEqual({ seat: 0, to: 0, waitingFor: [1] });
    expect((await ada.command(id, undo)).body.error).toBe('undo-pending');
    expect((await ada.command(id, { do: 'consent', agree: true })).body.error).toBe('nothing-asked');
    expect(await bo.do(id, { do: 'consent', agree: false })).toMatchObject({ undo: 'declined' });
    expect((await bo.info(id)).undo).toBeNull();

    await ada.do(id, undo);
    expect(await ada.do(id, { do: 'consent', agree: false })).toMatchObject({ undo: 'declined' });

    await ada.do(id, undo);
    expect(await bo.do(id, { do: 'consent', agree: true })).toMatchObject({ undo: 'done' });
    expect((await ada.state(id)).position!.view).toMatchObject({ coins: [6, 6] });
  });

  it('is no longer asked for when the game goes on instead', async () => {
    const { ada, bo, id } = await givenCoin();
    await ada.do(id, { do: 'undo', seat: 0 });
    await bo.move(id, 1, 'give 0');
    expect((await bo.info(id)).undo).toBeNull();
    expect((await bo.command(id, { do: 'consent', agree: true })).body.error).toBe('nothing-asked');
  });

  it('does not ask bots, nor other people at the same device', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const seats: SeatSpec[] = [{ kind: 'me' }, { kind: 'hotseat', name: 'Eve' }];
    const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 6 }, start: true });
    await ada.move(id, 0, 'give 1');
    await ada.move(id, 1, 'give 0');
    expect(await ada.do(id, { do: 'undo', seat: 0 })).toMatchObject({ undo: 'done' });
  });

  it('is refused once something hidden came to light', async () => {
    const table = await twoAtATable();
    await bids(table);
    expect((await table.bo.command(table.id, { do: 'undo', seat: 1 })).body).toMatchObject({
      error: 'revealed',
      message: expect.stringContaining('come to light'),
    });
    expect((await table.ada.command(table.id, { do: 'undo', seat: 1 })).body.error).toBe('not-your-seat');
  });

  /** Each has given the other a coin. */
  async function givenCoin() {
    const table = await twoAtATable([], 6);
    await table.ada.move(table.id, 0, 'give 1');
    await table.bo.move(table.id, 1, 'give 0');
    return table;
  }
});

describe('people at one device', () => {
  it('hold their seats together: the maker sees from each of them and from no other', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const seats: SeatSpec[] = [{ kind: 'me' }, { kind: 'hotseat', name: 'Eve' }, { kind: 'bot' }];
    const { id, mine } = await ada.makeTable({ game: 'court', seats, start: true });
    expect(mine).toEqual([0, 1]);
    await ada.move(id, 0, 'bid 1');
    const picks = async (seat?: number) =>
      ((await ada.state(id, seat)).position!.view as { agenda: { picks: unknown[] }[] }).agenda.at(-1)!.picks;
    expect((await picks(0))[0]).toEqual(['bid', 1]);
    expect((await picks(1))[0]).toEqual(['sealed']);
    expect((await picks())[0]).toEqual(['sealed']);
    expect((await ada.request('GET', `/api/tables/${id}/state?seat=2`)).body.error).toBe('not-your-seat');
    await ada.move(id, 1, 'bid 0');
  });
});

describe('handing over', () => {
  it('gives an own seat to a bot for the rest of the game', async () => {
    const { ada, bo, id } = await twoAtATable();
    expect((await bo.command(id, { do: 'handOver', seat: 0 })).body.error).toBe('not-your-seat');
    await ada.do(id, { do: 'handOver', seat: 0, bot: 'random' });
    expect((await bo.info(id)).seats[0]).toMatchObject({ kind: 'bot', name: 'Random' });
    expect((await ada.request('GET', `/api/tables/${id}/state?seat=0`)).body.error).toBe('not-your-seat');
    await bo.do(id, { do: 'handOver', seat: 1, bot: 'random' });
    const socket = await bo.socket();
    socket.send({ watch: id });
    await socket.until((m) => 'update' in m && m.update.info?.status === 'finished');
    const record = await ada.get<{ admin: unknown[] }>(`/api/tables/${id}/record`);
    expect(record.admin).toContainEqual({ after: 0, fact: 'handed-over', seat: 0, note: 'random' });
    await socket.close();
  });
});

describe('the rematch', () => {
  it('is one table, made by the first who asks, joined by the others, started with the last', async () => {
    const { ada, bo, id } = await twoAtATable([{ kind: 'bot' }]);
    expect((await ada.command(id, { do: 'rematch' })).body.error).toBe('not-over');
    for (;;) {
      const { status, waiting } = await ada.info(id);
      if (status === 'finished') break;
      if (waiting[0] === 0) await ada.move(id, 0).catch(ignoreStale);
      else if (waiting[0] === 1) await bo.move(id, 1).catch(ignoreStale);
    }
    const { table } = await ada.do(id, { do: 'rematch' });
    expect(await ada.info(table!)).toMatchObject({ status: 'waiting', mine: [0], options: { purse: 3 } });
    expect((await bo.info(id)).rematch).toBe(table);
    expect(await bo.do(id, { do: 'rematch' })).toMatchObject({ table });
    expect(await bo.info(table!)).toMatchObject({ status: 'running', mine: [1] });
    expect(await ada.do(id, { do: 'rematch' })).toMatchObject({ table });
    const stranger = await Person.named(house.server.url, 'Cy');
    expect((await stranger.command(id, { do: 'rematch' })).body.error).toBe('not-seated');
    expect((await ada.command(id, { do: 'move', seat: 0, move: 'bid 1' }, 1)).body.error).toBe('game-over');
  });
});

/** A bot moved between looking and moving. */
function ignoreStale(error: Error): void {
  if (!/stale-version|not-your-turn/.test(error.message)) throw error;
}
