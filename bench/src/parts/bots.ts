import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameRecord } from '@conclave/kernel';
import { quantile } from '@conclave/lab';
import { createServer } from '@conclave/server';
import type { TableInfo } from '@conclave/server/protocol';
import type { Figure, Part } from '../figures.ts';
import { type Looks, watchThread } from '../server/event-loop.ts';
import { Guest } from '../server/guest.ts';

const GAME = 'dominations';
const GAMES = 4;
const POLL_MS = 100;

/** A server in this process, at whose tables nobody sits but bots: Dominations, whose steward takes longest. */
export const bots: Part = {
  id: 'bots',
  title:
    'Bots on a server: two stewards at a table of Dominations, alone, and beside a table of bots that think for 3 s',
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'conclave-bench-'));
    const server = await createServer({
      dataDir: folder,
      host: '127.0.0.1',
      port: 0,
      botPace: 0,
      log: 'error',
      rateLimit: false,
      players: new URL('../server/players.ts', import.meta.url),
    });
    try {
      const guest = await Guest.of(server.url, 'Ada');
      await stewards(guest);
      const before = watchThread();
      const alone = [...turns('alone', await stewards(guest)), ...delays('alone', before())];
      await table(guest, 'ponders');
      await sleep(1000);
      const meanwhile = watchThread();
      const beside = [...turns('beside', await stewards(guest)), ...delays('beside', meanwhile())];
      guest.leave();
      return [...alone, ...beside];
    } finally {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function table(guest: Guest, bot: string): Promise<string> {
  const seats = [1, 2].map(() => ({ kind: 'bot', bot }));
  return (await guest.ask<TableInfo>('POST', '/api/tables', { game: GAME, seats, start: true })).id;
}

/** The milliseconds of all moves of some games of stewards, one game after the other. */
async function stewards(guest: Guest): Promise<Float64Array> {
  const times: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const id = await table(guest, 'steward');
    while ((await guest.ask<TableInfo>('GET', `/api/tables/${id}`)).status !== 'finished')
      await sleep(POLL_MS);
    const { moves } = await guest.ask<GameRecord>('GET', `/api/tables/${id}/record`);
    times.push(...moves.map(([, , ms]) => ms ?? 0));
  }
  return Float64Array.from(times).sort();
}

const turns = (when: string, times: Float64Array): Figure[] => [
  { what: `a steward's move, ${when}, p50`, value: quantile(times, 0.5), unit: 'ms' },
  { what: `a steward's move, ${when}, p99`, value: quantile(times, 0.99), unit: 'ms', most: 100 },
];

/** What this thread itself does at a time is what a bot could add to; it is late also where the machine is busy. */
const delays = (when: string, { late, work }: Looks): Figure[] => [
  {
    what: `event loop at work without a pause, ${when}, at the most`,
    value: work.at(-1)!,
    unit: 'ms',
    most: 20,
  },
  { what: `event loop late, ${when}, p99.9`, value: quantile(late, 0.999), unit: 'ms' },
];
