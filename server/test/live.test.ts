import type { Game } from '@conclave/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import type { SocketMessage, Update } from '../src/protocol.ts';
import { Store } from '../src/store/store.ts';
import { PATIENCE } from '../src/table/absence.ts';
import type { Fact } from '../src/table/entry.ts';
import { BY_ITSELF, Live, type Watcher } from '../src/table/live.ts';
import { Table } from '../src/table/table.ts';
import { temporaryFolder } from './lib/house.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const made: Fact = {
  is: 'made',
  game: 'court',
  options: {},
  seats: [{ kind: 'open' }],
  creator: 'a',
  creatorName: 'A',
};
const row = { id: 't', code: 'C', creator: 'a', command: null, created: 0 };

describe('a reader that is too slow', () => {
  it('misses nothing: what it could not take comes later in one larger update', async () => {
    const store = await Store.open(folder.path, () => {});
    const entries = [{ seq: 1, at: 0, ...BY_ITSELF, fact: made }];
    const table = new Table(row, court as unknown as Game, entries);
    const live = new Live(table, store, PATIENCE, async () => table);
    const heard: Update[] = [];
    let willing = true;
    const watcher: Watcher = {
      guest: 'a',
      eye: null,
      version: 0,
      send(text) {
        if (willing) heard.push((JSON.parse(text) as SocketMessage & { update: Update }).update);
        return willing;
      },
    };
    live.watch(watcher);
    willing = false;
    for (const text of ['one', 'two', 'three'])
      await live.happen([{ is: 'said', seat: null, name: 'A', text }], BY_ITSELF);
    willing = true;
    await live.happen([{ is: 'said', seat: null, name: 'A', text: 'four' }], BY_ITSELF);
    expect(heard.map((u) => [u.from, u.version, u.chat?.length])).toEqual([
      [0, 1, undefined],
      [1, 5, 4],
    ]);
    await store.close();
  });
});
