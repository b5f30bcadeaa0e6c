import { RefusedError } from '../refused.ts';
import type { Guest } from '../store/store.ts';
import type { Fact } from './entry.ts';
import type { Live } from './live.ts';
import { nameOf, startFact } from './lobby.ts';
import { newTable, seatsAgain } from './make.ts';
import type { Tables } from './tables.ts';

/**
 * The one rematch of a finished game: the first who asks makes its table, the others come to their old seats, and
 * with the last of them it starts. Within the finished table's queue.
 */
export async function rematch(tables: Tables, live: Live, by: Guest, command: string): Promise<void> {
  const { table } = live;
  if (table.status !== 'finished') throw new RefusedError('not-over');
  if (table.seatsOf(by.id).length === 0) throw new RefusedError('not-seated');
  if (table.rematch === null) return makeRematch(tables, live, by, command);
  const next = await tables.open(table.rematch);
  await next.queue.run(() => joinRematch(tables, live, next, by));
  table.answers.add(by.id, command, { version: table.version, table: table.rematch });
}

async function makeRematch(tables: Tables, live: Live, by: Guest, command: string): Promise<void> {
  const { table } = live;
  const seats = seatsAgain(table.seats, table.seatsOf(by.id));
  const made: Fact = { ...table.made, seats, creator: by.id, creatorName: nameOf(by) };
  const facts = seats.some((s) => s.kind === 'open') ? [made] : [made, startFact(table.game.rules)];
  const { id, writes } = await newTable(tables.house.store, by, null, facts);
  await live.happen([{ is: 'rematch', table: id }], { guest: by.id, command }, undefined, writes);
  await tables.open(id);
}

async function joinRematch(tables: Tables, old: Live, next: Live, by: Guest): Promise<void> {
  await next.settle();
  const { table } = next;
  if (table.status !== 'waiting' || table.seatsOf(by.id).length > 0) return;
  const back = old.table.seatsOf(by.id).filter((seat) => table.seats[seat]?.kind === 'open');
  const facts: Fact[] = back.map((seat) => ({ is: 'seated', seat, sitting: old.table.seats[seat]! }));
  if (facts.length === 0) return;
  const open = table.seats.filter((s) => s.kind === 'open').length;
  if (open === facts.length) facts.push(startFact(table.game.rules));
  const holder = tables.house.store.newHolder(table.row.id, by.id);
  await next.happen(facts, { guest: by.id, command: null }, undefined, [holder]);
  tables.changed(next);
}
