import type { CompiledQuery } from 'kysely';
import { RefusedError } from '../refused.ts';
import type { Sqlite } from './sqlite.ts';

/** A statement and its values. */
export type Write = Pick<CompiledQuery, 'sql' | 'parameters'>;

interface Pending {
  readonly writes: readonly Write[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Group commit: everything that arrives while the last commit is on its way to the disk goes into one transaction,
 * so that many tables share one fsync. What one caller writes is stored whole or not at all.
 */
export class Writer {
  readonly #db: Sqlite;
  readonly #failed: (error: unknown) => void;
  #pending: Pending[] = [];

  /** `failed` hears of every write that could not be stored. */
  constructor(db: Sqlite, failed: (error: unknown) => void) {
    this.#db = db;
    this.#failed = failed;
  }

  /**
   * Resolves when it is durable.
   * @throws RefusedError store-failed; then nothing of it is stored
   */
  write(writes: readonly Write[]): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#pending.length === 0) setImmediate(() => this.flush());
      this.#pending.push({ writes, done, failed });
    });
  }

  /** Stores at once what waits. */
  flush(): void {
    const group = this.#pending;
    this.#pending = [];
    if (group.length > 0 && !this.#commit(group)) for (const one of group) this.#alone(one);
  }

  /** After a group failed each is tried by itself, so that nobody fails for another's sake. */
  #alone(one: Pending): void {
    if (!this.#commit([one])) one.failed(new RefusedError('store-failed'));
  }

  #commit(group: readonly Pending[]): boolean {
    try {
      this.#db.raw.exec('begin immediate');
      for (const { writes } of group) for (const w of writes) this.#db.prepare(w.sql).run(w.parameters);
      this.#db.raw.exec('commit');
    } catch (error) {
      if (this.#db.raw.isOpen && this.#db.raw.isTransaction) this.#db.raw.exec('rollback');
      if (group.length === 1) this.#failed(error);
      return false;
    }
    for (const one of group) one.done();
    return true;
  }
}
