import type { TableInfo, Update } from '../protocol.ts';
import { RefusedError } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Write } from '../store/writer.ts';
import { absentSeats, type Patience } from './absence.ts';
import type { Entry, Fact } from './entry.ts';
import { Present } from './present.ts';
import { Queue } from './queue.ts';
import { type Eye, updateFor } from './show.ts';
import { infoOf, summaryOf } from './summary.ts';
import type { Step, Table } from './table.ts';

/** Somebody who looks at a table through a socket. */
export interface Watcher {
  readonly guest: string;
  /** Becomes null when the seat is no longer theirs. */
  eye: Eye;
  /** The version that was sent last. */
  version: number;
  /** Takes a message, or returns false while it is too far behind to take more. */
  send(message: string): boolean;
}

/** Who caused an entry. */
export interface Cause {
  readonly guest: string | null;
  readonly command: string | null;
}
export const BY_ITSELF: Cause = { guest: null, command: null };

/** A table in memory: its queue, who looks at it, and the way of everything that changes it: store, then announce. */
export class Live {
  readonly queue = new Queue();
  readonly #store: Store;
  readonly #reload: () => Promise<Table>;
  readonly #watchers = new Set<Watcher>();
  readonly #patience: Patience;
  /** Looks whether somebody has become absent, once nobody has come or gone for that long. */
  #absence: NodeJS.Timeout | undefined;
  readonly present = new Present();
  /** After a failed write the store may know more or less than we think: look again. */
  #doubtful = false;
  table: Table;

  constructor(table: Table, store: Store, patience: Patience, reload: () => Promise<Table>) {
    this.table = table;
    this.#store = store;
    this.#patience = patience;
    this.#reload = reload;
    this.#summarise();
  }

  get idle(): boolean {
    return this.queue.idle && this.#watchers.size === 0;
  }

  info(guest: string | null): TableInfo {
    const { table, present } = this;
    const absent = absentSeats(table, present, Date.now(), this.#patience).map((one) => {
      const isMissing = (other: string) =>
        one.asked.includes(other) && !table.wanted.get(one.seat)?.has(other);
      const missing = table.seats.flatMap((s, seat) =>
        s.kind === 'human' && isMissing(s.guest) ? [seat] : [],
      );
      return { ...one, missing };
    });
    return infoOf(table.row.id, summaryOf(table), guest, present, absent);
  }

  #summarise(): void {
    this.#store.summarise(this.table.row.id, () => summaryOf(this.table));
  }

  /** To be called first in each task of the queue. */
  async settle(): Promise<void> {
    if (!this.#doubtful) return;
    this.table = await this.#reload();
    this.#doubtful = false;
    this.#announce();
  }

  /**
   * Stores facts, then takes them in and tells everybody who watches. Within the queue only.
   * @throws RefusedError store-failed; then the table is as before and nobody has heard of it
   */
  async happen(
    facts: readonly Fact[],
    cause: Cause,
    step?: Step,
    besides: readonly Write[] = [],
  ): Promise<void> {
    const at = Math.max(Date.now(), this.table.changed);
    const entries = facts.map((fact, i): Entry => ({ seq: this.table.version + 1 + i, at, ...cause, fact }));
    try {
      await this.#store.write([...entries.map((e) => this.#store.append(this.table.row.id, e)), ...besides]);
    } catch (error) {
      if (error instanceof RefusedError) this.#doubtful = true;
      throw error;
    }
    for (const entry of entries) this.table.fold(entry, step);
    this.#summarise();
    this.#announce();
  }

  watch(watcher: Watcher): void {
    this.#watchers.add(watcher);
    if (this.present.came(watcher.guest)) this.#presenceChanged(watcher);
    this.catchUp(watcher, true);
  }

  unwatch(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    if (this.present.left(watcher.guest)) this.#presenceChanged(watcher);
  }

  /** Sends what this watcher has not heard yet. */
  catchUp(watcher: Watcher, withInfo = false): void {
    const due = withInfo || this.table.infoVersion > watcher.version;
    if (watcher.eye !== null && !this.table.holds(watcher.guest, watcher.eye)) {
      watcher.eye = null;
      watcher.version = 0;
    }
    const update = updateFor(this.table, watcher.eye, watcher.version);
    if (due) update.info = this.info(watcher.guest);
    if (watcher.send(message(update))) watcher.version = update.version;
  }

  /** Tells each watcher what is new; those who see the same get the same text. */
  #announce(): void {
    const texts = new Map<string, string>();
    for (const watcher of this.#watchers) {
      const due = this.table.infoVersion > watcher.version;
      if (due) {
        this.catchUp(watcher);
        continue;
      }
      const key = `${watcher.eye} ${watcher.version}`;
      let text = texts.get(key);
      if (text === undefined) {
        text = message(updateFor(this.table, watcher.eye, watcher.version));
        texts.set(key, text);
      }
      if (watcher.send(text)) watcher.version = this.table.version;
    }
  }

  /** Whether somebody's page is open concerns the others only if that somebody has a seat. */
  #presenceChanged(who: Watcher): void {
    if (this.table.seatsOf(who.guest).length === 0) return;
    for (const watcher of this.#watchers) if (watcher !== who) this.catchUp(watcher, true);
    clearTimeout(this.#absence);
    this.#absence = setTimeout(() => {
      for (const watcher of this.#watchers) this.catchUp(watcher, true);
    }, this.#patience.away + 1).unref();
  }
}

const message = (update: Update): string => JSON.stringify({ update });
