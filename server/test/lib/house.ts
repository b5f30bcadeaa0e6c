import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameEntry } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import { court } from '../../../kernel/test/court.ts';
import { createServer, type Server, type ServerOptions } from '../../src/index.ts';

/** A registry with the kernel's test game, one that only bots could love. */
export const courtGames: Readonly<Record<string, GameEntry>> = {
  court: { meta: metaOf('court'), load: async () => court as unknown as Game, say: async () => () => null },
};

function metaOf(id: string): GameEntry['meta'] {
  return {
    id,
    title: id,
    pitch: `The game of ${id}.`,
    designers: ['Nobody'],
    publisher: 'Nobody',
    year: 2000,
    seats: { min: 2, max: 5 },
    minutes: { min: 1, max: 2 },
    learning: 1,
  };
}

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
    ...options,
  });
