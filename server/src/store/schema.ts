import { type Generated, type Kysely, sql } from 'kysely';

/** The tables of the store. Times are milliseconds since 1970, UTC. */
export interface Schema {
  guests: { id: string; token_hash: string; name: string | null; created: number };
  tables: { id: string; code: string; creator: string; command: string | null; created: number };
  /** The log: what happened at each table, in order. It is the truth; all else can be made from it. */
  entries: {
    id: Generated<number>;
    table_id: string;
    seq: number;
    at: number;
    guest: string | null;
    command: string | null;
    fact: string;
  };
  /** Who finds a table among their own; `rank` orders the list, those first that wait for the guest. */
  holders: { table_id: string; guest: string; rank: Generated<number> };
  /** What a list says of a table, so that it need not be loaded; missing for tables of older servers until they are. */
  summaries: { table_id: string; version: number; changed: number; summary: string };
}

/** Where a holder's tables stand that no server has ranked yet: in front, so that none is forgotten. */
const UNRANKED = 0;

/** Makes the tables that are missing. */
export async function createSchema(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('guests')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('created', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('creator', 'text', (c) => c.notNull())
    .addColumn('command', 'text')
    .addColumn('created', 'integer', (c) => c.notNull())
    .addUniqueConstraint('one_table_a_command', ['creator', 'command'])
    .execute();
  await db.schema
    .createTable('entries')
    .ifNotExists()
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('guest', 'text')
    .addColumn('command', 'text')
    .addColumn('fact', 'text', (c) => c.notNull())
    .addUniqueConstraint('one_entry_a_place', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('holders')
    .ifNotExists()
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull().defaultTo(UNRANKED))
    .addPrimaryKeyConstraint('one_holder_a_guest', ['guest', 'table_id'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await db.schema
    .createTable('summaries')
    .ifNotExists()
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('changed', 'integer', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .execute();
  await rankHolders(db);
  await dropStaleSummaries(db);
}

/** Summaries are stored a little after what they sum up: after a crash some are older than their table. */
async function dropStaleSummaries(db: Kysely<Schema>): Promise<void> {
  const newest = sql<number>`(select max(seq) from entries where entries.table_id = summaries.table_id)`;
  await db.deleteFrom('summaries').where('version', '<>', newest).execute();
}

/** Stores of the first schema have holders without a rank. */
async function rankHolders(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables();
  const holders = tables.find(({ name }) => name === 'holders');
  if (holders?.columns.some(({ name }) => name === 'rank')) return;
  await db.schema
    .alterTable('holders')
    .addColumn('rank', 'integer', (c) => c.notNull().defaultTo(UNRANKED))
    .execute();
}
