import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameStudy } from '@conclave/frame/study.ts';
import type { GameUsage } from '@conclave/frame/usage.ts';
import { games } from '@conclave/games';
import { Bug, type Game } from '@conclave/kernel';
import { admitExamples } from '../../docs/admit.ts';

/**
 * A registered game.
 * @throws Bug if there is none
 */
export async function gameOf(id: string): Promise<Game> {
  await admitExamples();
  if (!Object.hasOwn(games, id)) throw new Bug(`no game ${id}`);
  return games[id]!.load();
}

/** What an optional file in the folder of a game exports by default; null if the game has no such file. */
export async function partOf<P extends keyof Parts>(id: string, part: P): Promise<Parts[P] | null> {
  const file = import.meta.resolve(`@conclave/games/${id}/${part}.ts`);
  return existsSync(fileURLToPath(file)) ? ((await import(file)) as { default: Parts[P] }).default : null;
}

interface Parts {
  readonly study: GameStudy;
  readonly usage: GameUsage;
}
