import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { below, pick, type Rng, seeded, seedOf } from '@conclave/kernel';
import { afterAll, expect, it } from 'vitest';
import type { TableList } from '../src/protocol.ts';
import { startServer, temporaryFolder } from './lib/house.ts';
import { Person } from './lib/person.ts';

const STORES = 100;
const folder = temporaryFolder();
afterAll(() => folder.remove());

const file = (name: string) => join(folder.path, name);
const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Eve' }];
const table = { game: 'court', seats, options: { purse: 6 }, start: true };

interface Row {
  readonly id: number;
  readonly fact: string;
}

/** One of the ways in which bytes go wrong: a letter changed, an end lost, a number grown, a row gone, doubled or swapped. */
function damage(db: DatabaseSync, id: string, rng: Rng): string {
  const rows = db
    .prepare('select id, fact from entries where table_id = ? order by seq')
    .all(id) as unknown as Row[];
  const row = pick(rng, rows);
  const other = pick(rng, rows);
  const put = (fact: string, at = row) =>
    db.prepare('update entries set fact = ? where id = ?').run(fact, at.id);
  const at = below(rng, row.fact.length);
  const ways: readonly (() => unknown)[] = [
    () => put(row.fact.slice(0, at) + String.fromCharCode(32 + below(rng, 90)) + row.fact.slice(at + 1)),
    () => put(row.fact.slice(0, at)),
    () => put(row.fact.replace(/\d+/, (n) => `${n}7`)),
    () => put(row.fact.replace(/"[a-z]+"/g, '"x"')),
    () => db.prepare('delete from entries where id = ?').run(row.id),
    () => [put(other.fact), put(row.fact, other)],
    () => put(pick(rng, ['', '[]', '{}', 'true', '"x"', '[['.repeat(5000)])),
    () => db.prepare('update entries set seq = seq + 1000 where id = ?').run(row.id),
  ];
  const way = below(rng, ways.length);
  ways[way]!();
  return `way ${way} at row ${row.fact}`;
}

it(`${STORES} damaged stores leave everybody else at their tables`, async () => {
  const first = await startServer(folder.path);
  const ada = await Person.named(first.url, 'Ada');
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { id } = await ada.makeTable(table);
    await ada.do(id, { do: 'chat', text: 'hello' });
    await ada.move(id, 0, 'bid 1');
    await ada.move(id, 1, 'bid 2');
    ids.push(id);
  }
  await first.close();
  copyFileSync(file('conclave.sqlite'), file('whole'));

  const seen = new Set<string>();
  for (let number = 0; number < STORES; number++) {
    copyFileSync(file('whole'), file('conclave.sqlite'));
    const db = new DatabaseSync(file('conclave.sqlite'));
    const what = damage(db, ids[1]!, seeded(seedOf(number)));
    db.close();
    const server = await startServer(folder.path);
    const back = ada.at(server.url);
    const { status, body } = await back.request<{ error?: string; trouble?: string }>(
      'GET',
      `/api/tables/${ids[1]}`,
    );
    seen.add(body.error ?? body.trouble ?? 'goes on');
    expect([what, status === 200 || body.error === 'damaged-table']).toEqual([what, true]);
    const { tables } = await back.get<TableList>('/api/tables?mine=yes');
    expect(tables.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const id of [ids[0]!, ids[2]!]) await back.do(id, { do: 'chat', text: 'still here' });
    await back.request('POST', `/api/tables/${ids[1]}/commands`, {
      id: 'x',
      command: { do: 'chat', text: 'and here?' },
    });
    expect((await back.request('GET', '/api/health')).status).toBe(200);
    await server.close();
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['damaged-table', 'other-rules']));
}, 120_000);
