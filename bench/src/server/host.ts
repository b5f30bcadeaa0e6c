import { createServer } from '@conclave/server';

/** A process of its own: the server as it is, with its store in the folder of the first argument. Ends with its parent. */
const server = await createServer({
  dataDir: process.argv[2]!,
  host: '127.0.0.1',
  port: 0,
  botPace: 0,
  log: 'silent',
  rateLimit: false,
});
process.once('disconnect', () => server.close());
process.send?.(server.url);
