import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { Damaged, type Entry, isFact } from '../table/entry.ts';
import { ranksOf, type Summary } from '../table/summary.ts';
import { Lock } from './lock.ts';
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

/** A table of somebody's list: its summary as text, null if there is none. */
export interface Listed {
  readonly id: string;
  readonly summary: string | null;
}

/** The file that holds everything, in the folder of the data. */
export const STORE_FILE = 'conclave.sqlite';

/** Everything that must survive: guests, tables and the log of each table. */
export class Store {
  readonly sqlite: Sqlite;
  readonly #db: Kysely<Schema>;
  readonly #writer: Writer;
  /** Statements of the hot path, compiled once. */
  readonly #appendSql: string;
  readonly #summarySql: string;
  readonly #rankSql: string;
  readonly #lock: Lock;

  private constructor(sqlite: Sqlite, lock: Lock, failed: (error: unknown) => void) {
    this.sqlite = sqlite;
    this.#lock = lock;
    this.#db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
    this.#writer = new Writer(sqlite, failed);
    const sample = { table_id: '', seq: 0, at: 0, guest: null, command: null, fact: '' };
    this.#appendSql = this.#db.insertInto('entries').values(sample).compile().sql;
    const summary = { table_id: '', version: 0, changed: 0, summary: '' };
    this.#summarySql = this.#db.replaceInto('summaries').values(summary).compile().sql;
    const holder = this.#db.updateTable('holders').set({ rank: 0 });
    this.#rankSql = holder.where('guest', '=', '').where('table_id', '=', '').compile().sql;
  }

  /**
   * Opens or makes the store in a folder; `failed` hears why something could not be stored.
   * @throws InUse if another process has it open
   */
  static async open(dataDir: string, failed: (error: unknown) => void): Promise<Store> {
    mkdirSync(dataDir, { recursive: true });
    const lock = new Lock(dataDir);
    try {
      const store = new Store(new Sqlite(join(dataDir, STORE_FILE)), lock, failed);
      await createSchema(store.#db);
      return store;
    } catch (error) {
      lock.release();
      throw error;
    }
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

  /** The game of a table, from the first entry of its log; null if there is no such table. */
  async gameOf(tableId: string): Promise<string | null> {
    const { rows } = await sql<{ game: string }>`
      select fact ->> '$.game' as game from entries where table_id = ${tableId} and seq = 1`.execute(
      this.#db,
    );
    return rows[0]?.game ?? null;
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

  /** The guest's tables, those first that wait for them, then the newest. */
  async tablesOf(guest: string, from: number, most: number): Promise<Listed[]> {
    this.#writer.flush();
    return this.#db
      .selectFrom('holders')
      .innerJoin('tables', 'tables.id', 'holders.table_id')
      .leftJoin('summaries', 'summaries.table_id', 'holders.table_id')
      .select(['tables.id', 'summaries.summary'])
      .where('holders.guest', '=', guest)
      .orderBy('holders.rank')
      .orderBy((e) => e.fn.coalesce('summaries.changed', 'tables.created'), 'desc')
      .orderBy('tables.id')
      .offset(from)
      .limit(most)
      .execute();
  }

  /** Ids of the games of which any of the guest's tables has started. */
  async begunBy(guest: string): Promise<string[]> {
    const { rows } = await sql<{ game: string }>`
      select distinct summary ->> '$.game' as game
      from holders join summaries using (table_id)
      where guest = ${guest} and summary ->> '$.status' <> 'waiting'
      order by game`.execute(this.#db);
    return rows.map(({ game }) => game);
  }

  /** What lists say of a table, as text; null if nothing is kept. */
  async summaryOf(tableId: string): Promise<string | null> {
    const rows = this.#db.selectFrom('summaries').select('summary').where('table_id', '=', tableId);
    return (await rows.executeTakeFirst())?.summary ?? null;
  }

  /** Keeps soon what lists say of a table then, and where it stands in the list of each holder. */
  summarise(tableId: string, summary: () => Summary): void {
    this.#writer.later(tableId, () => {
      const now = summary();
      const kept = [tableId, now.version, now.changed, JSON.stringify(now)];
      const ranked = [...ranksOf(now)].map(([guest, rank]) => ({
        sql: this.#rankSql,
        parameters: [rank, guest, tableId],
      }));
      return [{ sql: this.#summarySql, parameters: kept }, ...ranked];
    });
  }

  /** @throws Damaged if something stored is no entry of a log */
  async entries(tableId: string): Promise<Entry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(['seq', 'at', 'guest', 'command', 'fact'])
      .where('table_id', '=', tableId)
      .orderBy('seq')
      .execute();
    return rows.map((row) => ({ ...row, fact: factOf(row) }));
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

  append(tableId: string, e: Entry): Write {
    const parameters = [tableId, e.seq, e.at, e.guest, e.command, JSON.stringify(e.fact)];
    return { sql: this.#appendSql, parameters };
  }

  /** Why nothing can be stored at present; null if it can, as far as is known. */
  get trouble(): string | null {
    return this.#writer.trouble;
  }

  async close(): Promise<void> {
    this.#writer.close();
    await this.#db.destroy();
    this.#lock.release();
  }
}

function factOf({ seq, fact }: { seq: number; fact: string }): Entry['fact'] {
  let json: unknown;
  try {
    json = JSON.parse(fact);
  } catch {
    throw new Damaged(`entry ${seq} is not readable`);
  }
  if (!isFact(json)) throw new Damaged(`entry ${seq} is not in the form of an entry`);
  return json;
}
