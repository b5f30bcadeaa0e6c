import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { Entry, Fact } from '../table/entry.ts';
import { createSchema, type Schema } from './schema.ts';
import { Sqlite } from './sqlite.ts';
import { type Write, Writer } from './writer.ts';

export interface Guest {
  readonly id: string;
  readonly name: string | null;
}

export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly creator: string;
  readonly command: string | null;
  readonly created: number;
}

/** Everything that must survive: guests, tables and the log of each table. */
export class Store {
  readonly sqlite: Sqlite;
  readonly #db: Kysely<Schema>;
  readonly #writer: Writer;
  readonly #appendSql: string;

  private constructor(sqlite: Sqlite, failed: (error: unknown) => void) {
    this.sqlite = sqlite;
    this.#db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
    this.#writer = new Writer(sqlite, failed);
    const sample = { table_id: '', seq: 0, at: 0, guest: null, command: null, fact: '' };
    this.#appendSql = this.#db.insertInto('entries').values(sample).compile().sql;
  }

  /** Opens or makes `conclave.sqlite` in a folder; `failed` hears why something could not be stored. */
  static async open(dataDir: string, failed: (error: unknown) => void): Promise<Store> {
    mkdirSync(dataDir, { recursive: true });
    const store = new Store(new Sqlite(join(dataDir, 'conclave.sqlite')), failed);
    await createSchema(store.#db);
    return store;
  }

  /** Stores all or nothing. @throws RefusedError store-failed */
  write(writes: readonly Write[]): Promise<void> {
    return this.#writer.write(writes);
  }

  async guest(tokenHash: string): Promise<Guest | undefined> {
    return this.#db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  }

  newGuest(id: string, tokenHash: string, created: number): Write {
    return this.#db.insertInto('guests').values({ id, token_hash: tokenHash, name: null, created }).compile();
  }

  guestName(id: string, name: string): Write {
    return this.#db.updateTable('guests').set({ name }).where('id', '=', id).compile();
  }

  async table(id: string): Promise<TableRow | undefined> {
    return this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async tableIdByCode(code: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst();
    return row?.id;
  }

  /** The table that a command of this guest made. */
  async tableIdByCommand(creator: string, command: string): Promise<string | undefined> {
    const found = this.#db.selectFrom('tables').select('id').where('creator', '=', creator);
    return (await found.where('command', '=', command).executeTakeFirst())?.id;
  }

  /** The guest's newest tables. */
  async tableIdsOf(guest: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('holders')
      .innerJoin('tables', 'tables.id', 'holders.table_id')
      .select('tables.id')
      .where('holders.guest', '=', guest)
      .orderBy('tables.created', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => row.id);
  }

  async entries(tableId: string): Promise<Entry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(['seq', 'at', 'guest', 'command', 'fact'])
      .where('table_id', '=', tableId)
      .orderBy('seq')
      .execute();
    return rows.map((row) => ({ ...row, fact: JSON.parse(row.fact) as Fact }));
  }

  newTable(row: TableRow): Write {
    return this.#db.insertInto('tables').values(row).compile();
  }

  newHolder(tableId: string, guest: string): Write {
    const values = { table_id: tableId, guest };
    return this.#db
      .insertInto('holders')
      .values(values)
      .onConflict((c) => c.doNothing())
      .compile();
  }

  noHolder(tableId: string, guest: string): Write {
    return this.#db
      .deleteFrom('holders')
      .where('table_id', '=', tableId)
      .where('guest', '=', guest)
      .compile();
  }

  /** The hot path: its statement is compiled once. */
  append(tableId: string, e: Entry): Write {
    const parameters = [tableId, e.seq, e.at, e.guest, e.command, JSON.stringify(e.fact)];
    return { sql: this.#appendSql, parameters };
  }

  async close(): Promise<void> {
    this.#writer.flush();
    await this.#db.destroy();
  }
}
