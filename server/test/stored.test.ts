import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { GameEntry } from '@conclave/games';
import { type Game, game } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { court, definition } from '../../kernel/test/court.ts';
import type { TableInfo, TableList } from '../src/protocol.ts';
import { Person } from './lib/person.ts';
import { courtGames } from './lib/players.ts';
import { serversOnOneStore } from './lib/servers.ts';

const servers = serversOnOneStore();
const { start } = servers;

/** Does something to what is stored, as no server would. */
function meddle(work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(servers.path, 'conclave.sqlite'), { timeout: 5000 });
  work(db);
  db.close();
}

const table = {
  game: 'court',
  seats: [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Eve' }],
  options: { purse: 6 },
  start: true,
};

async function listOf(who: Person): Promise<TableInfo[]> {
  const all: TableInfo[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page: TableList = await who.get(`/api/tables?mine=yes&from=${from}`);
    all.push(...page.tables);
    from = page.next;
  }
  return all;
}

const FAULTS: readonly (readonly [name: string, sql: string])[] = [
  ['a row that is no JSON', 'update entries set fact = \'{"is":\' where table_id = ? and seq = 3'],
  ['a row that is null', "update entries set fact = 'null' where table_id = ? and seq = 3"],
  ['a fact nobody knows', 'update entries set fact = \'{"is":"eaten"}\' where table_id = ? and seq = 2'],
  [
    'a seat that is not there',
    'update entries set fact = \'{"is":"renamed","seat":9,"name":"X"}\' where table_id = ? and seq = 3',
  ],
  [
    'an answer nobody asked for',
    'update entries set fact = \'{"is":"consented","seats":[0],"agree":true}\' where table_id = ? and seq = 3',
  ],
  [
    'more taken back than was made',
    'update entries set fact = \'{"is":"undone","seat":0,"to":40}\' where table_id = ? and seq = 3',
  ],
  ['a missing row', 'delete from entries where table_id = ? and seq = 2'],
  ['no row at all', 'delete from entries where table_id = ?'],
  [
    'another game',
    "update entries set fact = replace(fact, 'court', 'chess') where table_id = ? and seq = 1",
  ],
  ['a summary of nonsense', "update summaries set summary = '[]' where table_id = ?"],
];

describe('a table whose log is damaged', () => {
  it.each(FAULTS)('by %s answers for itself alone', async (_name, sql) => {
    const first = await start();
    const ada = await Person.named(first.url, 'Ada');
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await ada.makeTable(table)).id);
    for (const id of ids) await ada.move(id, 0, 'bid 1');
    await first.close();
    meddle((db) => db.prepare(sql).run(ids[1]!));

    const second = await start();
    const back = ada.at(second.url);
    const isSummaryOnly = sql.includes('summaries');
    const opened = await back.request('GET', `/api/tables/${ids[1]}`);
    if (!isSummaryOnly) expect(opened).toMatchObject({ status: 500, body: { error: 'damaged-table' } });
    const list = await listOf(back);
    expect(list.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const trouble = list.map(({ id, trouble }) => [id, trouble]);
    expect(trouble).toContainEqual([ids[1], isSummaryOnly ? null : 'damaged']);
    expect(trouble.filter(([, what]) => what === null)).toHaveLength(isSummaryOnly ? 3 : 2);
    for (const id of [ids[0]!, ids[2]!]) await back.move(id, 1, 'bid 1');
  });
});

describe('the list of my tables', () => {
  it('has all of them, those that wait for me first, in pages, and loads no game', async () => {
    let loads = 0;
    const games: Record<string, GameEntry> = {
      court: {
        ...courtGames.court!,
        load: async () => {
          loads++;
          return court as unknown as Game;
        },
      },
    };
    const first = await start({ games });
    const ada = await Person.named(first.url, 'Ada');
    const bo = await Person.named(first.url, 'Bo');
    const mine = await ada.makeTable({ ...table, seats: [{ kind: 'me' }, { kind: 'open' }], start: false });
    await bo.do(mine.id, { do: 'join' });
    await ada.do(mine.id, { do: 'start' });
    const theirs: string[] = [];
    for (let i = 0; i < 90; i++) {
      const { id } = await ada.makeTable({
        ...table,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        start: false,
      });
      theirs.push(id);
    }
    await first.close();

    loads = 0;
    const second = await start({ games });
    const page = await ada.at(second.url).get<TableList>('/api/tables?mine=yes');
    expect(page.tables).toHaveLength(40);
    expect(page.next).toBe(40);
    expect(page.tables[0]).toMatchObject({ id: mine.id, waiting: [0, 1], mine: [0] });
    const all = await listOf(ada.at(second.url));
    expect(all.map(({ id }) => id)).toEqual([mine.id, ...theirs.reverse()]);
    expect(loads).toBe(0);
  });

  it('is right again after a kill, and for stores of servers that kept no summaries', async () => {
    const first = await start();
    const ada = await Person.named(first.url, 'Ada');
    const { id } = await ada.makeTable(table);
    await ada.move(id, 0, 'bid 1');
    await first.close();
    meddle((db) =>
      db.exec(`update summaries set version = version - 1, summary = replace(summary, '"running"', '"finished"');
        alter table holders drop column rank`),
    );
    const back = ada.at((await start()).url);
    expect(await listOf(back)).toMatchObject([{ id, status: 'running', waiting: [1] }]);
    meddle((db) => db.exec('delete from summaries'));
  });
});

describe('a table begun under other rules', () => {
  /** Court as another version of these rules has it: whoever petitions gets one coin more. */
  const richer = game({
    ...definition,
    setup: (core, options) => {
      const s = definition.setup(core, options);
      return { ...s, coins: s.coins.map((n) => n + 1) };
    },
  });

  it('says so, can be looked at as far as it is the same, and is never silently another game', async () => {
    const first = await start();
    const ada = await Person.named(first.url, 'Ada');
    const { id } = await ada.makeTable(table);
    await ada.move(id, 0, 'bid 1');
    await ada.move(id, 1, 'bid 2');
    const before = await ada.state(id, 0);
    await first.close();

    const changed = { court: { ...courtGames.court!, load: async () => richer as unknown as Game } };
    const second = await start({ games: changed });
    const back = ada.at(second.url);
    expect(await back.info(id)).toMatchObject({ trouble: 'other-rules', waiting: [], status: 'running' });
    expect(await listOf(back)).toMatchObject([{ id, trouble: 'other-rules' }]);
    const move = await back.command(id, { do: 'move', seat: 0, move: 'pass' }, before.version);
    expect(move).toMatchObject({ status: 409, body: { error: 'other-rules' } });
    expect((await back.state(id, 0)).position).not.toBeNull();
    await second.close();

    const third = await start();
    const again = ada.at(third.url);
    expect(await again.info(id)).toMatchObject({ trouble: null });
    expect((await again.state(id, 0)).position).toEqual(before.position);
  });
});

describe('limits', () => {
  it('of chat and names never stop a game', async () => {
    const server = await start();
    const ada = await Person.named(server.url, 'Ada');
    const eve = await Person.named(server.url, 'Eve');
    const { id } = await ada.makeTable(table);
    const all = async (who: Person, n: number, what: (i: number) => Parameters<Person['command']>[1]) => {
      const answers = await Promise.all(Array.from({ length: n }, (_, i) => who.command(id, what(i))));
      return answers.filter(({ status }) => status !== 200).map(({ body }) => body.error);
    };
    const beside = await all(eve, 305, (i) => ({ do: 'chat', text: `noise ${i}` }));
    expect(beside).toEqual(Array(5).fill('chat-full'));
    expect(await all(ada, 1, () => ({ do: 'chat', text: 'still heard' }))).toEqual([]);
    const named = await all(ada, 52, (i) => ({ do: 'rename', seat: 0, name: `Ada ${'abcdefgh'[i % 8]}` }));
    expect(named).toEqual(['too-many-renames', 'too-many-renames']);
    meddle((db) => {
      const last = db.prepare('select max(seq) as n from entries where table_id = ?').get(id) as {
        n: number;
      };
      expect(last.n).toBeGreaterThan(350);
    });
    await ada.move(id, 0, 'bid 1');
    await ada.do(id, { do: 'handOver', seat: 1 });
  });

  it('make a refused undo cheap, however long the game', async () => {
    const server = await start();
    const ada = await Person.named(server.url, 'Ada');
    const { id } = await ada.makeTable(table);
    await ada.move(id, 0, 'bid 1');
    const refused = await ada.command(id, { do: 'undo', seat: 0 });
    expect(refused.body.error).toBe('sealed');
  });
});
