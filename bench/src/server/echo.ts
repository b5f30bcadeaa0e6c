import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A process of its own: sends every message back, and does nothing else. Ends with its parent. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data, { binary: false })));
server.once('listening', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.once('disconnect', () => process.exit());
