import { hearClock } from './clock.ts';
import { cookies, NO_COOKIES } from './cookies.ts';
import type {
  Command,
  CommandAnswer,
  CommandRequest,
  GameList,
  History,
  Me,
  NewTable,
  RecordFile,
  Refused,
  TableInfo,
  TableList,
} from './protocol.ts';
import { later, reach } from './reach.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refused: Refused };

const OFFLINE: Refused = {
  error: 'offline',
  message: 'The server does not answer just now. Nothing was lost; try again in a moment.',
};
const UNREADABLE: Refused = {
  error: 'unreadable',
  message: 'The server gave an answer that could not be read. Nothing was lost; try again in a moment.',
};

const isRefused = (x: unknown): x is Refused =>
  typeof x === 'object' && x !== null && 'error' in x && 'message' in x && typeof x.message === 'string';

/** Milliseconds an answer may take: a line that swallows a question would let it wait for minutes. */
const LIMIT = 8_000;
/** The same for a command, which is repeated. */
const COMMAND_LIMIT = 5_000;
/** How long a command that can be given again is repeated while no answer comes. */
const PATIENCE = 20_000;

async function ask<T>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  limit = LIMIT,
): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limit),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    hearClock(response.headers.get('date'));
    // What is no JSON was not said by the server but by something before it, such as a gateway or a hotel's page.
    const json: unknown = JSON.parse(text);
    if (response.ok) return { ok: true, value: json as T };
    return { ok: false, refused: isRefused(json) ? json : UNREADABLE };
  } catch {
    reach.missed();
    return { ok: false, refused: OFFLINE };
  }
}

/** Under way: who is met twice at once must not become two guests. */
let meeting: Promise<Answer<Me>> | null = null;

/** The server says who I am; whom it does not know becomes a guest. */
function meet(): Promise<Answer<Me>> {
  meeting ??= ask<Me>('GET', '/me').finally(() => {
    meeting = null;
  });
  return meeting;
}

/** Asks; who is not known to the server, as after it lost its data, introduces themselves and asks once more. */
async function request<T>(...what: Parameters<typeof ask>): Promise<Answer<T>> {
  const isUnknown = (answer: Answer<T>) => !answer.ok && answer.refused.error === 'no-guest';
  const answer = await ask<T>(...what);
  if (!isUnknown(answer)) return answer;
  await meet();
  const second = await ask<T>(...what);
  cookies.setState(isUnknown(second) ? 'refused' : 'kept', true);
  return isUnknown(second) ? { ok: false, refused: NO_COOKIES } : second;
}

/** Whether no answer came, so that nobody knows whether the server heard. */
export const isMissed = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.refused.error === 'offline';

/** An id for a command: a repeat with the same id is carried out once. */
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(36).padStart(2, '0')).join('');
};

/**
 * Ids of what was asked for and not answered: who gives it again means the same, and the server, which may have heard it
 * the first time, then carries it out once.
 */
const unanswered = new Map<string, string>();

/** Sends what must happen once, under an id that it keeps until the server has answered. */
async function once<T>(what: unknown, send: (id: string) => Promise<Answer<T>>): Promise<Answer<T>> {
  const key = JSON.stringify(what);
  const id = unanswered.get(key) ?? newId();
  unanswered.set(key, id);
  const answer = await send(id);
  if (answer.ok || !UNSETTLED.has(answer.refused.error)) unanswered.delete(key);
  return answer;
}

/** Answers after which the same command may be given again: none came, or it could not be read or stored. */
const UNSETTLED: ReadonlySet<string> = new Set([OFFLINE.error, UNREADABLE.error, 'store-failed', 'internal']);
/** Milliseconds before an answer that was not the last word is asked for again. */
const RETRIES = [400, 1200, 3000];
/** And one that did not come, once the server can be reached. */
const BREATH = 300;
/** The longest that a timer waits. */
const FOR_EVER = 2 ** 31 - 1;

/**
 * Sends a command until it is answered. A move is never given up: nobody could say whether it was made, and its version
 * keeps it from being made where it was not meant. What else is said to a table is given back after a while.
 */
async function settled(path: string, body: CommandRequest): Promise<Answer<CommandAnswer>> {
  const start = performance.now();
  for (let again = 0; ; ) {
    const answer = await request<CommandAnswer>('POST', path, body, COMMAND_LIMIT);
    if (answer.ok || !UNSETTLED.has(answer.refused.error)) return answer;
    if (isMissed(answer)) {
      const left = body.command.do === 'move' ? FOR_EVER : start + PATIENCE - performance.now();
      if (left <= 0) return answer;
      await Promise.race([reach.back(), later(left)]);
      await later(BREATH);
    } else if (again < RETRIES.length) await later(RETRIES[again++]!);
    else return answer;
  }
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
/** The server's interface, one function a request; refusals are values, never exceptions. */
export const api = {
  me: meet,
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  games: () => request<GameList>('GET', '/games'),
  tables: (from = 0) => request<TableList>('GET', `/tables?mine&from=${from}`),
  table: (id: string) => request<TableInfo>('GET', at(id)),
  tableByCode: (code: string) => request<TableInfo>('GET', `/codes/${encodeURIComponent(code)}`),
  record: (id: string) => request<RecordFile>('GET', `${at(id)}/record`),
  replay: (id: string) => request<RecordFile>('GET', `${at(id)}/replay`),
  history: (id: string, seat: number | null, from: number, count = 50) =>
    request<History>(
      'GET',
      `${at(id)}/history?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  create: (table: NewTable) => once(table, (id) => request<TableInfo>('POST', '/tables', { id, ...table })),

  command: (table: string, command: Command, version?: number) =>
    once([table, command], (id) =>
      settled(`${at(table)}/commands`, { id, ...(version === undefined ? {} : { version }), command }),
    ),
};
