import { createStore } from 'zustand/vanilla';
import type { Refused, SocketMessage, SocketRequest, Update } from './protocol.ts';

/** What a table wants to hear of, and how far it is. */
export interface Watcher {
  readonly table: string;
  readonly seat: () => number | null;
  /** The version already known; undefined asks for everything. */
  readonly since: () => number | undefined;
  readonly update: (update: Update) => void;
  readonly refused: (refused: Refused) => void;
}

/** The part of a WebSocket that is used here, so that tests can stand in. */
export type Line = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>;

const BEAT = 20_000;
const SLOWEST = 8_000;

/** The one connection of this page: it comes back by itself and asks for what was missed. */
export class Connection {
  /** `lost` only after it had been open: a first attempt is not worth a message. */
  readonly status = createStore<'idle' | 'opening' | 'open' | 'lost'>(() => 'idle');
  readonly #open: () => Line;
  readonly #watchers = new Map<string, Watcher>();
  #line: Line | null = null;
  #tries = 0;
  #silent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(open: () => Line) {
    this.#open = open;
  }

  /** Starts to follow a table; the result ends it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.set(watcher.table, watcher);
    if (this.#line) this.ask(watcher.table);
    else this.#connect();
    return () => {
      if (this.#watchers.get(watcher.table) !== watcher) return;
      this.#watchers.delete(watcher.table);
      this.#send({ unwatch: watcher.table });
    };
  }

  /** Asks for a table once more: after a gap, or to look from another seat. */
  ask(table: string): void {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    const since = watcher.since();
    this.#send({ watch: table, seat: watcher.seat(), ...(since === undefined ? {} : { since }) });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.status.getState() === 'idle') this.status.setState('opening', true);
    const line = this.#open();
    this.#line = line;
    line.addEventListener('open', () => {
      this.#tries = 0;
      this.#silent = 0;
      this.status.setState('open', true);
      for (const table of this.#watchers.keys()) this.ask(table);
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(line), BEAT);
    });
    line.addEventListener('message', (e) => this.#hear(String((e as MessageEvent).data)));
    line.addEventListener('close', () => this.#closed(line));
  }

  /** A line that stays silent after a ping is dead, even if nobody said so. */
  #beat(line: Line): void {
    if (this.#silent++ >= 2) line.close();
    else this.#send({ ping: this.#silent });
  }

  #closed(line: Line): void {
    if (this.#line !== line) return;
    this.#line = null;
    clearInterval(this.#pulse);
    if (this.#watchers.size === 0) {
      this.status.setState('idle', true);
      return;
    }
    if (this.status.getState() === 'open' || this.#tries > 2) this.status.setState('lost', true);
    const wait = Math.min(SLOWEST, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(text: string): void {
    this.#silent = 0;
    let message: SocketMessage;
    try {
      message = JSON.parse(text) as SocketMessage;
    } catch {
      return;
    }
    if ('update' in message) this.#watchers.get(message.update.table)?.update(message.update);
    else if ('refused' in message && message.watch)
      this.#watchers.get(message.watch)?.refused(message.refused);
  }

  #send(request: SocketRequest): void {
    if (this.#line?.readyState === WebSocket.OPEN) this.#line.send(JSON.stringify(request));
  }
}

export const connection = new Connection(
  () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
);
