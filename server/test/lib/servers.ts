import { afterEach } from 'vitest';
import type { Server, ServerOptions } from '../../src/index.ts';
import { startServer, temporaryFolder } from './house.ts';

/** Servers one after another on the same data, which each test begins anew. */
export function serversOnOneStore() {
  let folder = temporaryFolder();
  const after: (() => unknown)[] = [];
  afterEach(async () => {
    for (const undo of after.splice(0).reverse()) await undo();
    folder.remove();
    folder = temporaryFolder();
  });
  return {
    /** The folder of the data. */
    get path(): string {
      return folder.path;
    },
    /** To be done when the test is over, the last first. */
    after: (undo: () => unknown) => void after.push(undo),
    async start(options?: ServerOptions): Promise<Server> {
      const server = await startServer(folder.path, options);
      after.push(() => server.close());
      return server;
    },
  };
}
