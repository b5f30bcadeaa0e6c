import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, bots } from '@conclave/bots';
import { games } from '@conclave/games';
import { createServer, type Server } from '@conclave/server';
import type { TableInfo } from '@conclave/server/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Guest } from '../docs/bot/guest.ts';
import { sampler } from '../docs/bot/sampler.ts';
import { sitDown } from '../docs/bot/sit.ts';

const random = bots.random!;

let dataDir: string;
let server: Server;
const start = async (port = 0): Promise<void> => {
  server = await createServer({ dataDir, port, host: '127.0.0.1', botPace: 0, log: 'error' });
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'conclave-guest-bot-'));
  await start();
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** A table with an open seat beside a bot, and a promise of its start as soon as somebody sits there. */
async function invite(game: string, rival: string): Promise<{ info: TableInfo; started: Promise<void> }> {
  const host = await Guest.at(server.url, undefined, 'Ada');
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: rival }];
  const info = await host.ask<TableInfo>('POST', '/tables', { game, seats });
  const begin = async (): Promise<void> => {
    const isFull = async () =>
      (await host.ask<TableInfo>('GET', `/tables/${info.id}`)).seats.every(({ kind }) => kind !== 'open');
    while (!(await isFull())) await new Promise((resolve) => setTimeout(resolve, 20));
    await host.ask('POST', `/tables/${info.id}/commands`, { id: 'start', command: { do: 'start' } });
  };
  return { info, started: begin() };
}

/** A bot that does something else before its n-th move. */
const interrupted = (bot: Bot, n: number, act: () => void): Bot => {
  let moves = 0;
  return {
    id: 'interrupted',
    choose(...given) {
      if (++moves === n) act();
      return bot.choose(...given);
    },
  };
};

it.each(Object.keys(games))(
  'a guest’s bot plays %s to the end, at a table of somebody else',
  async (id) => {
    const { info, started } = await invite(id, 'random');
    const guest = await Guest.at(server.url, undefined, 'Sampler');
    const { places } = await sitDown(guest, info.code, random);
    await started;
    expect(places).toHaveLength(2);
    const { seats, status } = await guest.ask<TableInfo>('GET', `/tables/${info.id}`);
    expect(status).toBe('finished');
    expect(seats.map(({ name }) => name)).toEqual(['Sampler', 'Random']);
  },
  120_000,
);

it('it plays against the steward, with choices under seal', async () => {
  const { info } = await invite('apex', 'steward');
  const guest = await Guest.at(server.url, undefined, 'Sampler');
  expect((await sitDown(guest, info.code, sampler)).places).toHaveLength(2);
}, 120_000);

it('it goes on when the server was away', async () => {
  const { info } = await invite('stardust-imperium', 'random');
  const guest = await Guest.at(server.url, undefined, 'Sampler');
  const port = Number(new URL(server.url).port);
  let restarted: Promise<void> | undefined;
  const restarting = interrupted(random, 10, () => {
    restarted = server.close().then(() => start(port));
  });
  expect((await sitDown(guest, info.code, restarting)).places).toHaveLength(2);
  expect(restarted).toBeDefined();
  await restarted;
}, 120_000);

it('it goes on where it was when it has ended itself, by its token', async () => {
  const { info } = await invite('stardust-imperium', 'random');
  const guest = await Guest.at(server.url, undefined, 'Sampler');
  const failing = interrupted(random, 10, () => {
    throw new Error('out of memory');
  });
  await expect(sitDown(guest, info.code, failing)).rejects.toThrow('out of memory');
  const again = await Guest.at(server.url, guest.token, 'Sampler');
  const { places } = await sitDown(again, info.code, random);
  expect(places).toHaveLength(2);
  const { seats } = await guest.ask<TableInfo>('GET', `/tables/${info.id}`);
  expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot']);
}, 120_000);

it('it is told why it can’t sit down', async () => {
  const guest = await Guest.at(server.url, undefined, 'Sampler');
  await expect(sitDown(guest, 'ZZZZZZ', random)).rejects.toMatchObject({ code: 'no-such-code' });
  const { info } = await invite('apex', 'random');
  await sitDown(await Guest.at(server.url, undefined, 'First'), info.code, random);
  await expect(sitDown(guest, info.code, random)).rejects.toMatchObject({ code: 'already-started' });
});
