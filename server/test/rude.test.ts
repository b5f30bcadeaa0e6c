import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Server } from '../src/index.ts';
import { startServer, temporaryFolder } from './lib/house.ts';
import { Person } from './lib/person.ts';

const folder = temporaryFolder();
const logged: string[] = [];
let server: Server;
let ada: Person;
beforeAll(async () => {
  server = await startServer(folder.path, { requestTimeout: 300 });
  const { log } = server.app;
  for (const level of ['warn', 'error', 'fatal'] as const)
    log[level] = (...what: unknown[]) => void logged.push(`${level} ${JSON.stringify(what)}`);
  ada = await Person.named(server.url, 'Ada');
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const dial = (): Socket => connect(Number(new URL(server.url).port), '127.0.0.1');

function ended(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  return new Promise((resolve) => socket.once('close', () => resolve(heard)));
}

it('a body that never comes is closed, and told why', async () => {
  const socket = dial();
  const head = [
    'POST /api/tables HTTP/1.1',
    'Host: x',
    `Cookie: ${ada.cookie}`,
    'Content-Type: application/json',
  ];
  socket.write(`${[...head, 'Content-Length: 100'].join('\r\n')}\r\n\r\n{"a"`);
  const began = performance.now();
  expect(await ended(socket)).toMatch(/^HTTP\/1.1 408 /);
  expect(performance.now() - began).toBeLessThan(3000);
  expect(logged).toEqual([]);
});

it('a frame that is none ends its socket, and is no error in the log', async () => {
  const socket = dial();
  const head = [
    'GET /api/socket HTTP/1.1',
    `Host: ${new URL(server.url).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${ada.cookie}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.once('data', () => socket.write(Buffer.from([0xff, 0xff, 1, 2, 3])));
  expect(await ended(socket)).toMatch(/^HTTP\/1.1 101 /);
  expect(logged).toEqual([]);
});
