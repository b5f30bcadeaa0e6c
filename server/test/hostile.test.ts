import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { cleanChat, cleanName } from '../src/names.ts';
import { serverForFile } from './lib/file-server.ts';
import { Person } from './lib/person.ts';

const house = serverForFile();

const REQUESTS = 20_000;

/** A generator of its own, so that a failure can be repeated. */
function chance(seed: number) {
  let x = seed;
  const next = (n: number) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 4294967296) * n);
  };
  return { next, of: <T>(list: readonly T[]): T => list[next(list.length)]! };
}

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
const TEXTS = [
  '',
  ' ',
  '\u202eevil',
  '<img src=x onerror=alert(1)>',
  '👩‍👩‍👧‍👦'.repeat(500),
  'x'.repeat(5000),
  '\u0000',
  'a\u200fb',
  '́'.repeat(300),
  '__proto__',
  '../../etc/passwd',
  "'; drop table entries; --",
];
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1.5,
  1e99,
  99,
  [],
  {},
  [[[]]],
  { seat: 0 },
  ...TEXTS,
];
const VERBS = [
  'move',
  'join',
  'leave',
  'addBot',
  'removeBot',
  'removePerson',
  'rename',
  'start',
  'undo',
  'consent',
  'chat',
  'handOver',
  'rematch',
  'admin',
  '__proto__',
  'constructor',
  'toString',
];
const FIELDS = [
  'do',
  'seat',
  'move',
  'ask',
  'code',
  'bot',
  'name',
  'agree',
  'text',
  'version',
  'id',
  'x',
  '__proto__',
  'constructor',
  'prototype',
];
const RAW = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1',
  deep,
  '['.repeat(20_000),
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\ufeff{}',
  '{"id":"a","id":"b"}',
  `{"name":"${'x'.repeat(66_000)}"}`,
  '\u0000',
];

/** Well-formed commands that a stranger may not give at either table. */
const FOREIGN = [
  { do: 'move', seat: 0, move: 'bid 1' },
  { do: 'move', seat: 9, move: 'bid 1', ask: 'round.bid.2' },
  { do: 'undo', seat: 1 },
  { do: 'consent', agree: true },
  { do: 'handOver', seat: 0 },
  { do: 'rename', seat: 0, name: 'Eve' },
  { do: 'rename', seat: 15, name: 'Eve' },
  { do: 'addBot', seat: 1 },
  { do: 'start' },
  { do: 'leave' },
  { do: 'rematch' },
  { do: 'join', seat: 0 },
  { do: 'join', seat: 9 },
  { do: 'join', code: 'NONONO' },
];

const EXPECTED = [
  ...['already-started', 'bad-chat', 'bad-name', 'bad-request', 'no-such-code'],
  ...['no-such-game', 'no-such-page', 'no-such-seat', 'no-such-table', 'not-a-json-body', 'not-json'],
  ...['not-over', 'not-seated', 'not-started', 'not-your-seat', 'not-your-table', 'nothing-asked'],
  ...['seat-taken', 'too-large', 'wrong-code', 'wrong-seats'],
];

describe('hostile requests', () => {
  it(`are all refused with a code, ${REQUESTS} of them, and leave everything as it was`, {
    timeout: 120_000,
  }, async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const eve = await Person.named(house.server.url, 'Eve');
    const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Bo' }];
    const { id } = await ada.makeTable({ game: 'court', seats, start: true });
    const open = await ada.makeTable({ game: 'court', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const everything = () => ({
      rows: house.server.store.sqlite.raw.prepare('select count(*) n, max(id) last from entries').get(),
      tables: house.server.store.sqlite.raw.prepare('select count(*) n from tables').get(),
      guests: house.server.store.sqlite.raw.prepare('select id, name from guests').all(),
    });
    const before = everything();
    const states = [await ada.state(id, 0), await ada.info(open.id)];
    const rng = chance(1);
    const codes = new Set<string>();
    for (let i = 0; i < REQUESTS; i += 50) {
      const batch = Array.from({ length: 50 }, () => hostile(id, open.id, rng));
      const answers = await Promise.all(
        batch.map((request) => house.server.app.inject({ ...request, cookies: cookieOf(eve) })),
      );
      for (const [j, answer] of answers.entries())
        codes.add(codeOf(answer, JSON.stringify(batch[j]).slice(0, 500)));
    }
    expect([...codes].sort()).toEqual(EXPECTED);
    expect(everything()).toEqual(before);
    expect([await ada.state(id, 0), await ada.info(open.id)]).toEqual(states);
    await ada.move(id, 0, 'bid 1');
  });

  it('get the same answer by hand, one of each kind', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const send = async (payload: string, type = 'application/json') => {
      const headers = { 'content-type': type, cookie: ada.cookie };
      const response = await fetch(`${house.server.url}/api/me`, { method: 'PATCH', headers, body: payload });
      return [response.status, ((await response.json()) as { error: string }).error];
    };
    expect(await send('{')).toEqual([400, 'not-json']);
    expect(await send('{"__proto__":{}}')).toEqual([400, 'not-json']);
    expect(await send('{"name":1}')).toEqual([400, 'bad-request']);
    expect(await send('{}')).toEqual([400, 'bad-request']);
    expect(await send('{"name":"A","x":1}')).toEqual([400, 'bad-request']);
    expect(await send(deep)).toEqual([400, 'bad-request']);
    expect(await send('{"name":"<b>"}')).toEqual([400, 'bad-name']);
    expect(await send(`{"name":"${'x'.repeat(66_000)}"}`)).toEqual([413, 'too-large']);
    expect(await send('{"name":"A"}', 'text/plain')).toEqual([415, 'not-a-json-body']);
    expect((await new Person(house.server.url).request('GET', '/api/tables/x')).body.error).toBe('no-guest');
    expect((await ada.request('GET', '/api/nothing')).body.error).toBe('no-such-page');
  });
});

const cookieOf = (person: Person) => Object.fromEntries([person.cookie.split('=') as [string, string]]);

/** A request that must be refused: broken, or not Eve's to make. */
function hostile(running: string, open: string, { next, of }: ReturnType<typeof chance>) {
  const url = of([
    `/api/tables/${running}/commands`,
    `/api/tables/${running}/commands`,
    `/api/tables/${open}/commands`,
    '/api/tables',
    '/api/me',
    '/api/tables/nowhere/commands',
    '/api/codes/%00%ff',
    '/api/codes/AAAAAA',
    '/api/tables/..%2f..%2fetc',
    '/api/__proto__',
    `/api/tables/${running}/state?seat=${of(['0', '1', '-1', 'x', '99', '1e9', '%00'])}`,
    `/api/tables/${running}/history?from=${of(['-1', 'x', '1.5'])}`,
  ]);
  if (!/commands$|tables$|me$/.test(url)) return { method: 'GET', url } as const;
  const method = url === '/api/me' ? ('PATCH' as const) : ('POST' as const);
  const type =
    next(20) === 0 ? of(['text/plain', 'application/xml', 'multipart/form-data']) : 'application/json';
  return {
    method,
    url,
    headers: { 'content-type': type },
    payload: next(4) === 0 ? of(RAW) : json(url),
  } as const;

  function json(to: string): string {
    if (to === '/api/me') return JSON.stringify({ name: of(VALUES.filter((v) => !isFine(v))), ...extra(0) });
    if (to === '/api/tables')
      return JSON.stringify({
        game: of(['court', 'Court', '__proto__', 'chess', null, 7]),
        seats: of([[], [{ kind: 'me' }], [{ kind: 'king' }], 'me', Array(50).fill({ kind: 'bot' }), null]),
        ...extra(2),
      });
    if (next(3) === 0) return JSON.stringify({ id: `f${next(1e9)}`, version: 3, command: of(FOREIGN) });
    const command: Record<string, unknown> = {
      do: of(VERBS.filter((verb) => verb !== 'chat' && verb !== 'join')),
    };
    for (let i = next(4); i > 0; i--) define(command, of(FIELDS), of(VALUES));
    if (next(10) === 0)
      Object.assign(command, { do: 'chat', text: of(VALUES.filter((v) => !isFineChat(v))) });
    if (next(10) === 0) Object.assign(command, { do: 'join', seat: 0, code: 'nonono' });
    if (next(10) === 0)
      for (const key of Object.keys(command)) if (key !== 'do' && key !== 'seat') delete command[key];
    return JSON.stringify({
      id: of(['a', `b${next(1e6)}`, `c${next(1e6)}`, '', 'x y', 5, null]),
      command,
      ...extra(3),
    });
  }

  function extra(rarely: number): object {
    const more: Record<string, unknown> = {};
    if (next(rarely + 1) === 0 && rarely > 0) define(more, of(FIELDS.slice(9)), of(VALUES));
    return more;
  }
}

/** Also keys such as `__proto__` become properties of their own. */
const define = (on: object, key: string, value: unknown) =>
  Object.defineProperty(on, key, { value, enumerable: true, configurable: true, writable: true });

const passes = (clean: () => string): boolean => {
  try {
    return clean() !== '';
  } catch {
    return false;
  }
};
const isFine = (v: unknown): boolean => typeof v === 'string' && passes(() => cleanName(v));
const isFineChat = (v: unknown): boolean => typeof v === 'string' && passes(() => cleanChat(v));

function codeOf(answer: LightMyRequestResponse, request: string): string {
  const { error, message } = answer.json<{ error: string; message: string }>();
  if (answer.statusCode < 400 || answer.statusCode >= 500 || !message.endsWith('.'))
    throw new Error(`${request} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  return error;
}
