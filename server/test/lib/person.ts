import { moveText } from '@conclave/kernel';
import WebSocket from 'ws';
import { court } from '../../../kernel/test/court.ts';
import type {
  Command,
  CommandAnswer,
  NewTable,
  Refused,
  SocketMessage,
  TableInfo,
  TableState,
  Update,
} from '../../src/protocol.ts';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Somebody with a cookie who talks to a server as a browser would, and keeps every byte that came back. */
export class Person {
  readonly url: string;
  readonly heard: string[] = [];
  #cookie = '';
  #ids = 0;

  constructor(url: string) {
    this.url = url;
  }

  static async named(url: string, name: string): Promise<Person> {
    const person = new Person(url);
    await person.request('GET', '/api/me');
    await person.request('PATCH', '/api/me', { name });
    return person;
  }

  /** The same person at another address. */
  at(url: string): Person {
    const person = new Person(url);
    person.#cookie = this.#cookie;
    person.#ids = 1000;
    return person;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async request<T = Refused>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const headers: Record<string, string> = { cookie: this.#cookie };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(this.url + path, init);
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.#cookie = cookie.split(';', 1)[0]!;
    const text = await response.text();
    this.heard.push(text);
    return { status: response.status, body: JSON.parse(text) as T };
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.request<T>('GET', path);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  async makeTable(table: NewTable): Promise<TableInfo> {
    const { status, body } = await this.request<TableInfo>('POST', '/api/tables', table);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  /** A command under a new id, whatever comes of it. */
  command(table: string, command: Command, version?: number): Promise<Answer<CommandAnswer & Refused>> {
    const id = `c${this.#ids++}`;
    return this.request('POST', `/api/tables/${table}/commands`, { id, version, command });
  }

  /** A command that must succeed. */
  async do(table: string, command: Command, version?: number): Promise<CommandAnswer> {
    const { status, body } = await this.command(table, command, version);
    if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(body)}`);
    return body;
  }

  state(table: string, seat?: number): Promise<TableState> {
    return this.get(`/api/tables/${table}/state${seat === undefined ? '' : `?seat=${seat}`}`);
  }

  info(table: string): Promise<TableInfo> {
    return this.get(`/api/tables/${table}`);
  }

  /** Makes a move; if none is named, it passes where that is possible and else makes the first one there is. */
  async move(table: string, seat: number, move?: string): Promise<CommandAnswer> {
    const { position, version } = await this.state(table, seat);
    const { view, asks } = position!;
    const moves = court.moves(view as never, seat).map((m) => moveText(m));
    const text = move ?? (moves.includes('pass') ? 'pass' : moves[0]!);
    const command = { do: 'move', seat, move: text } as const;
    return asks!.sealed ? this.do(table, { ...command, ask: asks!.id }) : this.do(table, command, version);
  }

  socket(): Promise<Socket> {
    return Socket.open(this);
  }
}

/** A socket that keeps what it hears. */
export class Socket {
  readonly ws: WebSocket;
  readonly messages: SocketMessage[] = [];
  #wake: () => void = () => {};

  private constructor(person: Person) {
    this.ws = new WebSocket(`${person.url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: person.cookie },
    });
    this.ws.on('message', (data) => {
      const text = data.toString();
      person.heard.push(text);
      this.messages.push(JSON.parse(text) as SocketMessage);
      this.#wake();
    });
  }

  static open(person: Person): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = new Socket(person);
      socket.ws.once('open', () => resolve(socket));
      socket.ws.once('error', reject);
    });
  }

  send(message: unknown): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message from the `from`-th on that fits. */
  async until<T extends SocketMessage>(fits: (m: SocketMessage) => m is T, from?: number): Promise<T>;
  async until(fits: (m: SocketMessage) => boolean, from?: number): Promise<SocketMessage>;
  async until(fits: (m: SocketMessage) => boolean, from = 0): Promise<SocketMessage> {
    for (;;) {
      const found = this.messages.slice(from).find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`nothing came: ${fits}`)), 10_000);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** The update that reaches this version. */
  async version(table: string, version: number): Promise<Update> {
    const fits = (m: SocketMessage) =>
      'update' in m && m.update.table === table && m.update.version >= version;
    return ((await this.until(fits)) as { update: Update }).update;
  }

  updates(): Update[] {
    return this.messages.flatMap((m) => ('update' in m ? [m.update] : []));
  }

  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.ws.once('close', () => resolve()));
    this.ws.close();
    return closed;
  }
}
