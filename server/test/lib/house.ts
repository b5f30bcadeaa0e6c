import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type ServerOptions } from '../../src/index.ts';
import { courtGames } from './players.ts';

/** Bots as they are, and court besides the games that they play. */
const PLAYERS = new URL('players.ts', import.meta.url);

/** A folder that is gone after the test file. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'conclave-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A server on a free port, for tests. */
export const startServer = (dataDir: string, options: ServerOptions = {}): Promise<Server> =>
  createServer({
    dataDir,
    port: 0,
    host: '127.0.0.1',
    botPace: 0,
    log: 'silent',
    rateLimit: false,
    games: courtGames,
    players: PLAYERS,
    ...options,
  });
