import type {
  Command,
  CommandAnswer,
  GameList,
  History,
  Me,
  NewTable,
  RecordFile,
  Refused,
  TableInfo,
  TableList,
} from './protocol.ts';

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

async function request<T>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, refused: OFFLINE };
  }
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok && json !== undefined) return { ok: true, value: json as T };
  return { ok: false, refused: isRefused(json) ? json : UNREADABLE };
}

/** An id for a command: a repeat with the same id is carried out once. */
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(36).padStart(2, '0')).join('');
};

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const RETRIES = [400, 1200, 3000];

/** The server's interface, one function a request; refusals are values, never exceptions. */
export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  games: () => request<GameList>('GET', '/games'),
  tables: () => request<TableList>('GET', '/tables?mine'),
  table: (id: string) => request<TableInfo>('GET', at(id)),
  tableByCode: (code: string) => request<TableInfo>('GET', `/codes/${encodeURIComponent(code)}`),
  record: (id: string) => request<RecordFile>('GET', `${at(id)}/record`),
  replay: (id: string) => request<RecordFile>('GET', `${at(id)}/replay`),
  history: (id: string, seat: number | null, from: number, count = 50) =>
    request<History>(
      'GET',
      `${at(id)}/history?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  create: (table: NewTable) => request<TableInfo>('POST', '/tables', { id: newId(), ...table }),

  /** Sends a command; when no answer comes or nothing could be stored, the same again a few times. */
  async command(table: string, command: Command, version?: number): Promise<Answer<CommandAnswer>> {
    const body = { id: newId(), ...(version === undefined ? {} : { version }), command };
    for (const wait of RETRIES) {
      const answer = await request<CommandAnswer>('POST', `${at(table)}/commands`, body);
      if (answer.ok || !['offline', 'store-failed'].includes(answer.refused.error)) return answer;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return request<CommandAnswer>('POST', `${at(table)}/commands`, body);
  },
};
