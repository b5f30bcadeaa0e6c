import { type GameRecord, verify } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import type { GameList, TableInfo, TableList } from '../src/protocol.ts';
import { serverForFile } from './lib/file-server.ts';
import { startServer, temporaryFolder } from './lib/house.ts';
import { Person } from './lib/person.ts';

const house = serverForFile();

const twoOpen = { game: 'court', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

describe('a whole game', () => {
  it('is made, joined by code, played to the end by two people, and leaves a record that verifies', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const bo = await Person.named(house.server.url, 'Bo');
    const made = await ada.makeTable({ ...twoOpen, seats: [...twoOpen.seats] });
    expect(made).toMatchObject({
      status: 'waiting',
      host: true,
      mine: [0],
      commitment: null,
      creator: 'Ada',
    });

    const found = await bo.get<TableInfo>(`/api/codes/${made.code.toLowerCase()}`);
    expect(found).toMatchObject({ id: made.id, host: false, mine: [] });
    expect(await bo.do(made.id, { do: 'join', code: made.code })).toMatchObject({ seat: 1 });
    await ada.do(made.id, { do: 'start' });
    const started = await ada.info(made.id);
    expect(started).toMatchObject({ status: 'running', waiting: [0, 1] });
    expect(started.commitment).toMatch(/^[0-9a-f]{64}$/);

    const people = [ada, bo];
    for (let moves = 0; (await ada.info(made.id)).status === 'running'; moves++) {
      const [seat] = (await ada.info(made.id)).waiting;
      await people[seat!]!.move(made.id, seat!);
      expect(moves).toBeLessThan(400);
    }
    const over = await bo.info(made.id);
    expect(over).toMatchObject({ status: 'finished', waiting: [] });
    expect(over.outcome!.places).toHaveLength(2);

    const record = await bo.get<GameRecord>(`/api/tables/${made.id}/record`);
    expect(record.commitment).toBe(started.commitment);
    expect(record.seats).toEqual([
      { name: 'Ada', kind: 'human' },
      { name: 'Bo', kind: 'human' },
    ]);
    expect(verify(court as never, record).ok).toBe(true);
    expect(await ada.get(`/api/tables/${made.id}/replay`)).toEqual(record);
  });

  it('starts at once against bots, which play to the end by themselves', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const seats = [
      { kind: 'bot' as const },
      { kind: 'bot' as const, name: 'Rival' },
      { kind: 'bot' as const },
    ];
    const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 5 }, start: true });
    const socket = await ada.socket();
    socket.send({ watch: id });
    await socket.until((m) => 'update' in m && m.update.info?.status === 'finished');
    const record = await ada.get<GameRecord>(`/api/tables/${id}/record`);
    expect(record.seats.map((s) => s.name)).toEqual(['Random', 'Rival', 'Random 2']);
    expect(verify(court as never, record).ok).toBe(true);
    await socket.close();
  });

  it('lists my tables, those first where it is my move', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const mine = [{ kind: 'me' as const }, { kind: 'bot' as const }];
    const over = await ada.makeTable({ game: 'court', seats: [mine[1]!, mine[1]!], start: true });
    const toMove = await ada.makeTable({ game: 'court', seats: mine, start: true });
    const open = await ada.makeTable({ ...twoOpen, seats: [...twoOpen.seats] });
    const socket = await ada.socket();
    socket.send({ watch: over.id });
    await socket.until((m) => 'update' in m && m.update.info?.status === 'finished');
    await socket.close();
    const { tables } = await ada.get<TableList>('/api/tables?mine');
    expect(tables.map((t) => t.id)).toEqual([toMove.id, open.id, over.id]);
    expect(
      (await (await Person.named(house.server.url, 'Bo')).get<TableList>('/api/tables?mine')).tables,
    ).toEqual([]);
  });
});

describe('what is offered', () => {
  it('names all games, with their settings and bots', async () => {
    const { games } = await (await Person.named(house.server.url, 'Ada')).get<GameList>('/api/games');
    expect(games).toMatchObject([
      {
        id: 'court',
        bots: [{ id: 'random', title: 'Random', manner: expect.stringContaining('any legal move') }],
        options: [{ id: 'purse', max: 9 }],
        judged: false,
      },
    ]);
  });

  it('is documented by OpenAPI, and the server says that it is well', async () => {
    const somebody = new Person(house.server.url);
    expect(await somebody.get('/api/health')).toEqual({ ok: true });
    const { paths } = await somebody.get<{ paths: Record<string, unknown> }>('/api/openapi.json');
    expect(Object.keys(paths)).toContain('/api/tables/{id}/commands');
  });
});

describe('the lobby', () => {
  it('lets people come and go, and the maker add and remove bots, until the start', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const bo = await Person.named(house.server.url, 'Bo');
    const { id } = await ada.makeTable({
      game: 'court',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    expect((await ada.command(id, { do: 'start' })).body.error).toBe('seats-open');
    expect((await bo.command(id, { do: 'addBot', seat: 1 })).body.error).toBe('not-your-table');
    await bo.do(id, { do: 'join', seat: 2 });
    expect((await bo.command(id, { do: 'join' })).body.error).toBe('already-seated');
    expect((await bo.command(id, { do: 'start' })).body.error).toBe('not-your-table');
    await bo.do(id, { do: 'rename', seat: 2, name: 'Beau' });
    expect((await bo.command(id, { do: 'rename', seat: 0, name: 'X' })).body.error).toBe('not-your-seat');
    expect((await ada.info(id)).seats[2]).toMatchObject({ kind: 'human', name: 'Beau' });
    await bo.do(id, { do: 'leave' });
    await ada.do(id, { do: 'addBot', seat: 1, bot: 'random' });
    await ada.do(id, { do: 'addBot', seat: 2 });
    expect((await ada.command(id, { do: 'addBot', seat: 2 })).body.error).toBe('seat-taken');
    await ada.do(id, { do: 'removeBot', seat: 1 });
    expect((await ada.command(id, { do: 'removeBot', seat: 0 })).body.error).toBe('not-a-bot');
    await ada.do(id, { do: 'addBot', seat: 1 });
    await ada.do(id, { do: 'start' });
    expect((await bo.command(id, { do: 'join' })).body.error).toBe('already-started');
    expect((await ada.command(id, { do: 'leave' })).body.error).toBe('already-started');
  });

  it('lets the maker remove a person, who hears of it and may come back', async () => {
    const [ada, bo, cy] = await Promise.all(
      ['Ada', 'Bo', 'Cy'].map((name) => Person.named(house.server.url, name)),
    );
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await ada!.makeTable({ game: 'court', seats });
    await bo!.do(id, { do: 'join', seat: 1 });
    await cy!.do(id, { do: 'join', seat: 2 });
    const socket = await bo!.socket();
    socket.send({ watch: id, seat: 1 });
    await socket.until((m) => 'update' in m && m.update.seat === 1);

    const removes = async (person: Person, seat: number) =>
      (await person.command(id, { do: 'removePerson', seat })).body.error;
    expect(await removes(cy!, 1)).toBe('not-your-table');
    expect(await removes(ada!, 0)).toBe('own-seat');
    expect(await removes(ada!, 7)).toBe('not-a-person');
    expect(await removes(ada!, 1)).toBeUndefined();
    expect(await removes(ada!, 1)).toBe('not-a-person');
    const told = await socket.until((m) => 'update' in m && m.update.seat === null);
    expect(told).toMatchObject({ update: { info: { mine: [], seats: { 1: { kind: 'open' } } } } });
    await socket.close();

    await bo!.do(id, { do: 'join' });
    await ada!.do(id, { do: 'start' });
    expect(await removes(ada!, 1)).toBe('already-started');
  });

  it('refuses tables that cannot be', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const make = async (table: object) => (await ada.request('POST', '/api/tables', table)).body.error;
    const me = { kind: 'me' };
    expect(await make({ game: 'court', seats: [me] })).toBe('wrong-seats');
    expect(await make({ game: 'court', seats: [me, me] })).toBe('too-many-mine');
    expect(await make({ game: 'chess', seats: [me, me] })).toBe('no-such-game');
    expect(await make({ game: 'court', seats: [me, { kind: 'bot', bot: 'deep' }] })).toBe('no-such-bot');
    expect(await make({ game: 'court', seats: [me, { kind: 'bot' }], options: { purse: 99 } })).toBe(
      'bad-option',
    );
    expect(await make({ game: 'court', seats: [me, { kind: 'open' }], start: true })).toBe('seats-open');
    expect(await make({ game: 'constructor', seats: [me, { kind: 'bot' }] })).toBe('no-such-game');
  });

  it('refuses to start a second server on the same port', async () => {
    const other = temporaryFolder();
    const port = Number(new URL(house.server.url).port);
    await expect(startServer(other.path, { port })).rejects.toThrow(/is in use/);
    other.remove();
  });
});
