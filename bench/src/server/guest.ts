import { Agent, type IncomingMessage, request } from 'node:http';
import type { SocketMessage, Update } from '@conclave/server/protocol';
import { WebSocket } from 'ws';

/** Tables that one socket may watch at the same time. */
const WATCHES = 100;

/** One person: a cookie, some kept connections for commands, and sockets for what happens. */
export class Guest {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 100 });
  #cookie = '';
  #sockets: Promise<WebSocket>[] = [];
  #watched = 0;
  #commands = 0;

  private constructor(url: string) {
    this.#url = url;
  }

  static async of(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url);
    await guest.ask('GET', '/api/me');
    await guest.ask('PATCH', '/api/me', { name });
    return guest;
  }

  /** @throws if the server refuses */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      cookie: this.#cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request(this.#url + path, { method, agent: this.#agent, headers }, resolve)
        .on('error', reject)
        .end(text),
    );
    const answer = Buffer.concat(await response.toArray()).toString();
    const [cookie] = response.headers['set-cookie'] ?? [];
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0]!;
    if (response.statusCode !== 200 && response.statusCode !== 201)
      throw new Error(`${method} ${path} ${text}: ${response.statusCode} ${answer}`);
    return JSON.parse(answer) as T;
  }

  /** Sends a command to a table; answers with the table's version after it. */
  async command(table: string, command: unknown, version?: number): Promise<number> {
    const body = { id: `c${this.#commands++}`, version, command };
    return (await this.ask<{ version: number }>('POST', `/api/tables/${table}/commands`, body)).version;
  }

  /** Watches a table from a seat. */
  async watch(table: string, seat: number, onUpdate: (table: string, update: Update) => void): Promise<void> {
    if (this.#watched++ % WATCHES === 0) this.#sockets.push(this.#connect(onUpdate));
    (await this.#sockets.at(-1)!).send(JSON.stringify({ watch: table, seat }));
  }

  async #connect(onUpdate: (table: string, update: Update) => void): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.#cookie },
    });
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as SocketMessage;
      if ('refused' in message) throw new Error(`the socket refused: ${message.refused.message}`);
      if ('update' in message) onUpdate(message.update.table, message.update);
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return socket;
  }

  leave(): void {
    for (const socket of this.#sockets) void socket.then((open) => open.close());
    this.#agent.destroy();
  }
}
