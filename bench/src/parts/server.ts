import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded, seedOf } from '@conclave/kernel';
import { gameOf, median } from '@conclave/lab';
import { WebSocket } from 'ws';
import type { Figure, Part } from '../figures.ts';
import { start } from '../server/child.ts';
import { Crowd } from '../server/crowd.ts';
import { closedLoop, type Load, openLoop } from '../server/load.ts';

const TABLES = 200;
const ROUNDS = 3;
const ROUND_MS = 3000;
const WARM_MS = 2000;
const OPEN_RATE = 500;
const OPEN_MS = 4000;

/**
 * A server in a process of its own with its durable store, and its players in this process: commands over HTTP, every
 * position to both players of a table over WebSocket.
 */
export const server: Part = {
  id: 'server',
  title: `Stardust Imperium at ${TABLES} tables for two: durable moves over HTTP, positions over WebSocket, on 127.0.0.1`,
  async measure() {
    return [...(await moves()), ...(await echoes())];
  },
};

async function moves(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'conclave-bench-'));
  const child = await start(new URL('../server/host.ts', import.meta.url), folder);
  try {
    const crowd = await Crowd.at(child.url, await gameOf('stardust-imperium'), seeded(seedOf(1)), TABLES);
    await closedLoop(crowd, WARM_MS);
    const closed: Load[] = [];
    const open: Load[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      closed.push(await closedLoop(crowd, ROUND_MS));
      open.push(await openLoop(crowd, OPEN_RATE, OPEN_MS));
    }
    crowd.leave();
    const mid = (loads: readonly Load[], key: keyof Load): number => median(loads.map((load) => load[key]));
    const due = `${OPEN_RATE} moves/s due`;
    return [
      { what: 'closed loop', value: mid(closed, 'perSecond'), unit: 'moves/s', least: 2000 },
      { what: 'closed loop, p50', value: mid(closed, 'p50'), unit: 'ms' },
      { what: 'closed loop, p99', value: mid(closed, 'p99'), unit: 'ms' },
      { what: `${due}, done`, value: mid(open, 'perSecond'), unit: 'moves/s' },
      { what: `${due}, p50`, value: mid(open, 'p50'), unit: 'ms' },
      { what: `${due}, p99`, value: mid(open, 'p99'), unit: 'ms', most: 60 },
    ];
  } finally {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const SOCKETS = 4;
const MESSAGE = JSON.stringify({
  id: 'c12345',
  version: 42,
  command: { do: 'move', seat: 0, move: 'build 17 3 44' },
});

/** What a bare echo does with as many messages under way. */
async function echoes(): Promise<Figure[]> {
  const child = await start(new URL('../server/echo.ts', import.meta.url));
  const sockets = Array.from({ length: SOCKETS }, () => new WebSocket(child.url.replace('http', 'ws')));
  let echoed = 0;
  try {
    for (const socket of sockets) {
      socket.on('message', () => {
        echoed++;
        socket.send(MESSAGE);
      });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      for (let i = 0; i < TABLES / SOCKETS; i++) socket.send(MESSAGE);
    }
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [begin, before] = [performance.now(), echoed];
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS / ROUNDS));
      rates.push(((echoed - before) * 1000) / (performance.now() - begin));
    }
    return [{ what: 'a bare WebSocket echo, for comparison', value: median(rates), unit: 'messages/s' }];
  } finally {
    for (const socket of sockets) socket.terminate();
    await child.stop();
  }
}
