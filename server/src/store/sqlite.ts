import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const KEPT_STATEMENTS = 200;

/** An object as a value would be taken for named parameters and be stored as NULL. */
function bindable(values: readonly unknown[]): SQLInputValue[] {
  for (const value of values) {
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
      throw new TypeError('cannot bind an object');
  }
  return values as SQLInputValue[];
}

/** Node's own SQLite as Kysely wants it, with prepared statements kept. */
export class Sqlite implements SqliteDatabase {
  readonly raw: DatabaseSync;
  readonly #kept = new Map<string, SqliteStatement>();

  constructor(file: string) {
    // Whoever finds the file locked comes again: nobody waits for a lock here, where all others would wait too.
    this.raw = new DatabaseSync(file, { timeout: 0 });
    this.raw.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
  }

  prepare(sql: string): SqliteStatement {
    let statement = this.#kept.get(sql);
    if (statement === undefined) {
      const made = this.raw.prepare(sql);
      statement = {
        reader: made.columns().length > 0,
        all: (values) => made.all(...bindable(values)),
        run: (values) => made.run(...bindable(values)),
        iterate: (values) => made.iterate(...bindable(values)),
      };
      if (this.#kept.size >= KEPT_STATEMENTS) this.#kept.delete(this.#kept.keys().next().value ?? '');
    } else this.#kept.delete(sql);
    this.#kept.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#kept.clear();
    this.raw.close();
  }
}
