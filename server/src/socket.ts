import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { checker } from './check.ts';
import { guestOf } from './identity.ts';
import { LIMITS, type SocketMessage, SocketRequest, type Watch } from './protocol.ts';
import { RefusedError } from './refused.ts';
import type { App } from './routes/app.ts';
import { eyeOf } from './routes/tables.ts';
import type { Guest } from './store/store.ts';
import type { Live, Watcher } from './table/live.ts';
import { Queue } from './table/queue.ts';
import type { Tables } from './table/tables.ts';

/** Bytes that may wait for a slow reader before it gets no more for now. */
const SLOW = 512 * 1024;
const TICK_MS = 1000;
/** Who has not answered a ping after this many ticks is gone. */
const HEARTBEAT_TICKS = 20;
/** Messages a client may send within a tick; a watch of every table must pass. */
const MOST_MESSAGES = LIMITS.watches + 20;

const check = checker(SocketRequest, 'message');

/** The socket at /api/socket: what happens at the tables that a page watches. */
export function socketRoutes(app: App, tables: Tables): void {
  const open = new Set<Connection>();
  let ticks = 0;
  const timer = setInterval(() => {
    const beat = ++ticks % HEARTBEAT_TICKS === 0;
    for (const connection of open) connection.tick(beat);
  }, TICK_MS);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const connection of open) connection.end();
  });
  app.get(
    '/api/socket',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (r) => {
        mustBeOwnPage(r);
        guestOf(r);
      },
    },
    (socket, r) => {
      const connection = new Connection(socket, guestOf(r), tables, r.log);
      open.add(connection);
      socket.on('close', () => open.delete(connection));
    },
  );
}

/** A page of another site must not use our guest's cookie. */
function mustBeOwnPage(r: FastifyRequest): void {
  const { origin } = r.headers;
  if (origin !== undefined && URL.parse(origin)?.host !== r.host) throw new RefusedError('foreign-page');
}

interface Watched {
  readonly live: Live;
  readonly watcher: Watcher;
}

class Connection {
  readonly #socket: WebSocket;
  readonly #guest: Guest;
  readonly #tables: Tables;
  readonly #log: FastifyBaseLogger;
  readonly #queue = new Queue();
  readonly #watched = new Map<string, Watched>();
  #messages = 0;
  #alive = true;
  #behind = false;

  constructor(socket: WebSocket, guest: Guest, tables: Tables, log: FastifyBaseLogger) {
    this.#socket = socket;
    this.#guest = guest;
    this.#tables = tables;
    this.#log = log;
    socket.on('message', (data: Buffer, binary: boolean) => this.#received(binary ? '' : data.toString()));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const id of [...this.#watched.keys()]) this.#unwatch(id);
    });
  }

  /** Once a second: lets a slow reader catch up; with a beat, sees whether anybody is still there. */
  tick(beat: boolean): void {
    this.#messages = 0;
    if (this.#behind && this.#socket.bufferedAmount < SLOW / 2) {
      this.#behind = false;
      for (const { live, watcher } of this.#watched.values()) live.catchUp(watcher, true);
    }
    if (!beat) return;
    if (!this.#alive) this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  /** Says good-bye, and does not wait long for an answer. */
  end(): void {
    this.#socket.close(1001, 'the server stops');
    setTimeout(() => this.#socket.terminate(), TICK_MS).unref();
  }

  #received(text: string): void {
    if (++this.#messages > MOST_MESSAGES) this.#socket.close(1008, 'too many messages');
    else void this.#queue.run(() => this.#answer(text));
  }

  async #answer(text: string): Promise<void> {
    let watch: string | undefined;
    try {
      const message = read(text);
      if ('ping' in message) this.#say({ pong: message.ping, versions: this.#versions() });
      else if ('unwatch' in message) this.#unwatch(message.unwatch);
      else {
        watch = message.watch;
        await this.#watch(message);
      }
    } catch (error) {
      const refused = error instanceof RefusedError ? error : new RefusedError('internal');
      if (refused !== error) this.#log.error({ err: error }, 'unexpected');
      this.#say({ refused: refused.body(), ...(watch !== undefined && { watch }) });
    }
  }

  async #watch({ watch: id, seat, since }: Watch): Promise<void> {
    if (!this.#watched.has(id) && this.#watched.size >= LIMITS.watches)
      throw new RefusedError('too-many-watches');
    const live = await this.#tables.open(id);
    await this.#tables.welcome(live, this.#guest.id);
    const eye = eyeOf(live.table, this.#guest, seat);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const before = this.#watched.get(id);
    const send = (message: string) => this.#send(message);
    const watcher: Watcher = { guest: this.#guest.id, eye, version: since ?? 0, send };
    this.#watched.set(id, { live, watcher });
    live.watch(watcher);
    before?.live.unwatch(before.watcher);
  }

  #versions(): Record<string, number> {
    return Object.fromEntries([...this.#watched].map(([id, { watcher }]) => [id, watcher.version]));
  }

  #unwatch(id: string): void {
    const watched = this.#watched.get(id);
    this.#watched.delete(id);
    watched?.live.unwatch(watched.watcher);
  }

  #say(message: SocketMessage): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string): boolean {
    if (this.#socket.bufferedAmount > SLOW) this.#behind = true;
    else this.#socket.send(text);
    return !this.#behind;
  }
}

/** @throws RefusedError not-json, bad-request */
function read(text: string): SocketRequest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RefusedError('not-json');
  }
  const checked = check(json);
  if ('error' in checked) throw checked.error;
  return checked.value;
}
