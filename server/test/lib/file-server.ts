import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../../src/index.ts';
import { startServer, temporaryFolder } from './house.ts';

/** A server for all tests of a file, stopped when they are over; it is there from the first test on. */
export function serverForFile(): { readonly server: Server } {
  const folder = temporaryFolder();
  let server: Server | undefined;
  beforeAll(async () => {
    server = await startServer(folder.path);
  });
  afterAll(async () => {
    await server?.close();
    folder.remove();
  });
  return {
    get server() {
      return server!;
    },
  };
}
