import { describe, expect, it } from 'vitest';
import type { Court } from '../../kernel/test/court.ts';
import { court } from '../../kernel/test/court.ts';
import type { SeatSpec, Update } from '../src/protocol.ts';
import { serverForFile } from './lib/file-server.ts';
import { Person } from './lib/person.ts';

const house = serverForFile();

/** What is in the log of a table: seed, salt and the seed of the bots. */
function secretsOf(id: string): string[] {
  const rows = house.server.store.sqlite.raw.prepare('select fact from entries where table_id = ?').all(id);
  const started = rows.map((row) => JSON.parse(row.fact as string)).find((fact) => fact.is === 'started');
  return [started.seed, started.salt, started.bots];
}

describe('what one person hears', () => {
  it('tells nothing that only another seat, or nobody, may know, until the game is over', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const bo = await Person.named(house.server.url, 'Bo');
    const cy = await Person.named(house.server.url, 'Cy');
    const seats: SeatSpec[] = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ada.makeTable({ game: 'court', seats, options: { purse: 6 } });
    await bo.do(id, { do: 'join' });
    await ada.do(id, { do: 'start' });
    const sockets = await Promise.all([ada, bo, cy].map((person) => person.socket()));
    sockets[0]!.send({ watch: id, seat: 0 });
    sockets[1]!.send({ watch: id, seat: 1 });
    sockets[2]!.send({ watch: id });
    await Promise.all(sockets.map((socket) => socket.version(id, 3)));

    const secrets = secretsOf(id);
    expect(secrets.map((s) => s.length)).toEqual([32, 32, 32]);
    let drawn = 0;
    for (;;) {
      await nosyRequests(bo, id, 0);
      await nosyRequests(cy, id, 1);
      const { status, waiting } = await ada.info(id);
      if (status === 'finished') break;
      for (const person of [ada, bo, cy])
        for (const text of person.heard) for (const secret of secrets) expect(text).not.toContain(secret);
      await [ada, bo][waiting[0]!]!.move(id, waiting[0]!);
      drawn = Math.max(drawn, await checkSockets(sockets.map((s) => s.updates())));
    }
    expect(drawn).toBeGreaterThan(0);
    const { seed, salt } = await cy.get<{ seed: string; salt: string }>(`/api/tables/${id}/record`);
    expect([seed, salt]).toEqual(secrets.slice(0, 2));
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  it('contains of a running record the own moves only', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const bo = await Person.named(house.server.url, 'Bo');
    const { id } = await ada.makeTable({ game: 'court', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bo.do(id, { do: 'join' });
    await ada.do(id, { do: 'start' });
    await ada.move(id, 0, 'bid 2');
    const part = async (who: Person) => who.get<{ moves: unknown[] }>(`/api/tables/${id}/record`);
    expect((await part(ada)).moves).toEqual([[0, 'bid 2', expect.any(Number)]]);
    expect((await part(bo)).moves).toEqual([]);
    for (const key of ['seed', 'salt', 'hash', 'hashes']) expect(await part(ada)).not.toHaveProperty(key);
    expect((await bo.request('GET', `/api/tables/${id}/replay`)).body.error).toBe('not-over');
  });

  it('never contains the token or the id of another guest', async () => {
    const ada = await Person.named(house.server.url, 'Ada');
    const bo = await Person.named(house.server.url, 'Bo');
    const { id } = await ada.makeTable({ game: 'court', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bo.do(id, { do: 'join' });
    const guests = house.server.store.sqlite.raw.prepare('select id, token_hash from guests').all();
    expect(guests.length).toBeGreaterThan(2);
    for (const { id: guest, token_hash } of guests) {
      for (const text of bo.heard) {
        expect(text).not.toContain(guest);
        expect(text).not.toContain(token_hash);
      }
    }
    expect(bo.heard.join('')).not.toContain(ada.cookie.split('=')[1]);
  });
});

/** Requests for what is not theirs; what comes back is kept in `heard`. */
async function nosyRequests(who: Person, id: string, seat: number): Promise<void> {
  expect((await who.request('GET', `/api/tables/${id}/state?seat=${seat}`)).body.error).toBe('not-your-seat');
  expect((await who.request('GET', `/api/tables/${id}/history?from=0&seat=${seat}`)).body.error).toBe(
    'not-your-seat',
  );
  await who.command(id, { do: 'move', seat, move: 'bid 1' }, 3);
  await who.command(id, { do: 'undo', seat });
  await who.request('GET', `/api/tables/${id}`);
  await who.request('GET', `/api/tables/${id}/state`);
}

/** Every view is a fixed point of its viewer's own view, and a drawn card reaches its drawer only. */
async function checkSockets(updates: readonly Update[][]): Promise<number> {
  let drawn = 0;
  for (const [i, list] of updates.entries()) {
    for (const { seat, position, steps } of list) {
      const view = position?.view as Court | undefined;
      if (view !== undefined) {
        expect(court.view(view, seat ?? 'table')).toEqual(view);
        expect(view.rng).toEqual([-1, -1, -1, -1]);
        expect(view.cards.every((card) => card === -1)).toBe(true);
      }
      for (const step of steps ?? []) {
        if (step.seat !== i) expect(step.move).toBeNull();
        for (const [name, drawer, card] of step.events) {
          if (name !== 'drew') continue;
          drawn++;
          expect(card === -1).toBe(drawer !== i);
        }
      }
    }
  }
  return drawn;
}
