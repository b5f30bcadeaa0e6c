import { createStore } from 'zustand/vanilla';
import type { Refused, SocketMessage, SocketRequest, Update } from './protocol.ts';
import { later, type Reach, reach } from './reach.ts';

/** What a table wants to hear of, and how far it is. */
export interface Watcher {
  readonly table: string;
  readonly seat: () => number | null;
  /** The version already known; undefined asks for everything. */
  readonly since: () => number | undefined;
  /** @param isFirst whether it is the first on this line: all that was missed */
  readonly update: (update: Update, isFirst: boolean) => void;
  readonly refused: (refused: Refused) => void;
}

/** The part of a WebSocket that is used here, so that tests can stand in. */
export type Line = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>;

/** Milliseconds between two looks whether the line still answers, and how long an answer may take. */
const BEAT = 2_000;
const PATIENCE = 5_000;
/** The same right after something spoke against the line, such as the device waking up. */
const DOUBT = 1_200;
/** How long a line may take to open. */
const OPENING = 6_000;
const SLOWEST = 8_000;

/**
 * The one connection of this page: it comes back by itself and asks for what was missed. A browser learns of a line that
 * went silent after minutes only, and tells of a closed one late: so the server is pinged, and a line that does not
 * answer is left at once, whatever becomes of it.
 */
export class Connection {
  /** `lost` only after it had been open: a first attempt is not worth a message. */
  readonly status = createStore<'idle' | 'opening' | 'open' | 'lost'>(() => 'idle');
  readonly #open: () => Line;
  readonly #reach: Reach;
  readonly #watchers = new Map<string, Watcher>();
  /** Tables that were asked for and have heard nothing since. */
  readonly #unheard = new Set<string>();
  #line: Line | null = null;
  #tries = 0;
  /** When the ping was sent that is not answered yet. */
  #asked: number | null = null;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Line, reached: Reach) {
    this.#open = open;
    this.#reach = reached;
  }

  /** Opens the line before a table is followed: then it is there as soon as one is. */
  open(): void {
    if (this.status.getState() === 'idle') this.#connect();
  }

  /** Starts to follow a table; the result ends it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.set(watcher.table, watcher);
    if (this.#line) this.ask(watcher.table);
    else if (this.status.getState() !== 'lost') this.#connect();
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
    this.#unheard.add(table);
    const since = watcher.since();
    this.#send({ watch: table, seat: watcher.seat(), ...(since === undefined ? {} : { since }) });
  }

  /** The network has changed, or the page is looked at again: sees at once whether the line still answers. */
  doubt(): void {
    const line = this.#line;
    if (line?.readyState !== WebSocket.OPEN) {
      void this.#reach.check();
      return;
    }
    this.#asked ??= performance.now();
    this.#send({ ping: 0 });
    const heard = this.#asked;
    setTimeout(() => this.#line === line && this.#asked === heard && this.#drop(line), DOUBT);
  }

  #connect(): void {
    if (this.#line) return;
    if (this.status.getState() === 'idle') this.status.setState('opening', true);
    const line = this.#open();
    this.#line = line;
    this.#asked = null;
    this.#limit = setTimeout(() => this.#drop(line), OPENING);
    line.addEventListener('open', () => this.#line === line && this.#opened(line));
    line.addEventListener('message', (e) => this.#line === line && this.#hear((e as MessageEvent).data));
    line.addEventListener('close', () => this.#drop(line));
  }

  #opened(line: Line): void {
    clearTimeout(this.#limit);
    this.status.setState('open', true);
    this.#reach.answered();
    for (const table of this.#watchers.keys()) this.ask(table);
    this.#pulse = setInterval(() => this.#beat(line), BEAT);
  }

  #beat(line: Line): void {
    if (this.#asked === null) {
      this.#asked = performance.now();
      this.#send({ ping: 1 });
    } else if (performance.now() - this.#asked >= PATIENCE) this.#drop(line);
  }

  /** The line is dead, whether anybody said so or not. */
  #drop(line: Line): void {
    if (this.#line !== line) return;
    this.#line = null;
    clearInterval(this.#pulse);
    clearTimeout(this.#limit);
    line.close();
    if (this.#watchers.size === 0) {
      this.status.setState('idle', true);
      return;
    }
    if (this.status.getState() === 'open' || this.#tries > 2) this.status.setState('lost', true);
    void this.#again();
  }

  async #again(): Promise<void> {
    this.#reach.missed();
    await this.#reach.back();
    // Where the server answers but no line opens, it is tried ever more slowly.
    if (this.#tries > 0) await later(Math.min(SLOWEST, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2));
    this.#tries++;
    if (this.#watchers.size === 0) this.status.setState('idle', true);
    else this.#connect();
  }

  #hear(data: unknown): void {
    this.#asked = null;
    this.#tries = 0;
    let message: SocketMessage;
    try {
      message = JSON.parse(String(data)) as SocketMessage;
    } catch {
      return;
    }
    if ('update' in message) {
      const { update } = message;
      this.#watchers.get(update.table)?.update(update, this.#unheard.delete(update.table));
    } else if ('pong' in message) this.#compare(message.versions);
    else if (message.watch) {
      this.#unheard.delete(message.watch);
      this.#watchers.get(message.watch)?.refused(message.refused);
    }
  }

  /** Lines that go through others may lose what was said on them: whoever is behind the server asks again. */
  #compare(versions: { readonly [table: string]: number }): void {
    for (const [table, watcher] of this.#watchers) {
      const since = watcher.since() ?? 0;
      if (this.#unheard.has(table) || since < (versions[table] ?? 0)) this.ask(table);
    }
  }

  #send(request: SocketRequest): void {
    if (this.#line?.readyState === WebSocket.OPEN) this.#line.send(JSON.stringify(request));
  }
}

export const connection = new Connection(
  () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
  reach,
);

/** Listens to what the browser says of network and page; what it does not say, the pings find out. */
export function watchNetwork(): void {
  const doubt = () => connection.doubt();
  addEventListener('online', doubt);
  addEventListener('offline', doubt);
  addEventListener('pageshow', doubt);
  document.addEventListener('visibilitychange', () => document.hidden || doubt());
}
