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

/** Milliseconds that what can be made again may wait for something else to be stored with. */
const LATER_MS = 200;
/** Milliseconds for which another process may hold the lock before what waits is given back, and between two tries. */
const LOCKED_MS = 5000;
const RETRY_MS = 25;
/** SQLite's code for a lock that somebody else holds. */
const SQLITE_BUSY = 5;

/**
 * Group commit: everything that arrives while the last commit is on its way to the disk goes into one transaction,
 * so that many tables share one fsync. What one caller writes is stored whole or not at all.
 */
export class Writer {
  readonly #db: Sqlite;
  readonly #failed: (error: unknown) => void;
  #pending: Pending[] = [];
  /** By key: what may be stored whenever something is. */
  readonly #later = new Map<string, () => readonly Write[]>();
  #timer: NodeJS.Timeout | null = null;
  #retry: NodeJS.Timeout | undefined;
  /** When the lock was first found held by somebody else; null: it is not. */
  #lockedSince: number | null = null;
  /** Why the last attempt to store something failed; null: it did not. */
  trouble: string | null = null;

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
      if (this.#pending.length === 0 && this.#lockedSince === null) setImmediate(() => this.flush());
      this.#pending.push({ writes, done, failed });
    });
  }

  /**
   * Stores something that can be made again soon, with whatever is stored next; the newest of a key counts, worked out only
   * then. Nobody hears whether it succeeded.
   */
  later(key: string, writes: () => readonly Write[]): void {
    this.#later.set(key, writes);
    this.#timer ??= setTimeout(() => this.flush(), LATER_MS).unref();
  }

  /** Stores at once what waits. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const group = this.#pending;
    this.#pending = [];
    const later = [...this.#later.values()].map((writes) => writes());
    this.#later.clear();
    if (group.length + later.length === 0) return;
    const done = this.#commit([...group.map(({ writes }) => writes), ...later]);
    if (done === 'locked') this.#again(group);
    else if (done === 'stored') for (const one of group) one.done();
    else for (const one of group) this.#alone(one);
  }

  /** Stores what waits, or gives it back: nothing is tried after this. */
  close(): void {
    this.flush();
    clearTimeout(this.#retry);
    for (const one of this.#pending) one.failed(new RefusedError('store-failed'));
    this.#pending = [];
  }

  /** Somebody else holds the lock: tries again without holding anybody up, and gives up after a while. */
  #again(group: readonly Pending[]): void {
    this.#lockedSince ??= Date.now();
    if (Date.now() - this.#lockedSince > LOCKED_MS) {
      this.#lockedSince = null;
      for (const one of group) one.failed(new RefusedError('store-failed'));
      return;
    }
    this.#pending.unshift(...group);
    this.#retry = setTimeout(() => this.flush(), RETRY_MS);
  }

  /** After a group failed each is tried by itself, so that nobody fails for another's sake. */
  #alone(one: Pending): void {
    if (this.#commit([one.writes]) === 'stored') one.done();
    else one.failed(new RefusedError('store-failed'));
  }

  #commit(group: readonly (readonly Write[])[]): 'stored' | 'failed' | 'locked' {
    const { raw } = this.#db;
    try {
      raw.exec('begin immediate');
      for (const writes of group) for (const w of writes) this.#db.prepare(w.sql).run(w.parameters);
      raw.exec('commit');
    } catch (error) {
      if (raw.isOpen && raw.isTransaction) raw.exec('rollback');
      this.trouble = (error as Error).message;
      if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return 'locked';
      if (group.length === 1) this.#failed(error);
      return 'failed';
    }
    this.#lockedSince = null;
    this.trouble = null;
    return 'stored';
  }
}
