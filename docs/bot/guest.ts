import { setTimeout as after } from 'node:timers/promises';
import type { Me, Refused, SocketMessage } from '@conclave/server/protocol';

/** Milliseconds until a server is asked again that does not answer. */
const AGAIN = 500;
/** The status of what is refused only for now. */
const TOO_MANY = 429;
/** Milliseconds after which a line is given up on which nothing came. */
const SILENCE = 10_000;

/** A refusal that more patience does not mend. */
export class NotGranted extends Error {
  readonly code: string;
  /** Whether it only was not the time for it: somebody else was faster. */
  readonly isTooLate: boolean;

  constructor({ error, message }: Refused, status: number) {
    super(message);
    this.code = error;
    this.isTooLate = status === 409;
  }
}

/** Who talks to a server. The token is all that makes a guest: whoever has it sits where the guest sits. */
export class Guest {
  readonly #server: string;
  readonly token: string;

  private constructor(server: string, token: string) {
    this.#server = server;
    this.token = token;
  }

  /** The guest of a token, or a new one with a name. */
  static async at(server: string, token: string | undefined, name: string): Promise<Guest> {
    if (token !== undefined) return new Guest(server, token);
    const hello = await fetch(`${server}/api/me`);
    const [, given] = /^conclave_guest=([^;]*)/.exec(hello.headers.getSetCookie()[0]!)!;
    const guest = new Guest(server, given!);
    await guest.ask<Me>('PATCH', '/me', { name });
    return guest;
  }

  /** Asks until an answer comes: a command with the same id is carried out once. @throws NotGranted */
  async ask<Answer>(method: 'GET' | 'PATCH' | 'POST', path: string, body?: object): Promise<Answer> {
    const headers = { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    for (;;) {
      const answer = await fetch(`${this.#server}/api${path}`, request).catch(() => null);
      if (answer?.ok) return (await answer.json()) as Answer;
      if (answer && answer.status < 500 && answer.status !== TOO_MANY)
        throw new NotGranted((await answer.json()) as Refused, answer.status);
      await after(AGAIN);
    }
  }

  /** What the server tells of a table, in batches as they come; a line that breaks or falls silent is opened anew. */
  async *watch(table: string, seat: number): AsyncGenerator<readonly SocketMessage[]> {
    for (;;) {
      const url = `${this.#server.replace('http', 'ws')}/api/socket`;
      const line = new WebSocket(url, { headers: { cookie: this.#cookie } });
      line.onopen = () => line.send(JSON.stringify({ watch: table, seat }));
      yield* messagesOf(line);
      await after(AGAIN);
    }
  }

  get #cookie(): string {
    return `conclave_guest=${this.token}`;
  }
}

async function* messagesOf(line: WebSocket): AsyncGenerator<readonly SocketMessage[]> {
  const arrived: SocketMessage[] = [];
  let isOver = false;
  let wake = (): void => {};
  let heard = Date.now();
  line.onmessage = ({ data }) => {
    heard = Date.now();
    arrived.push(JSON.parse(data) as SocketMessage);
    wake();
  };
  const end = (): void => {
    isOver = true;
    wake();
  };
  line.onclose = end;
  const beat = setInterval(() => {
    if (Date.now() - heard > SILENCE) end();
    else if (line.readyState === WebSocket.OPEN) line.send(JSON.stringify({ ping: heard }));
  }, SILENCE / 3);
  try {
    for (;;) {
      if (arrived.length > 0) yield arrived.splice(0);
      else if (isOver) return;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    clearInterval(beat);
    line.close();
  }
}
