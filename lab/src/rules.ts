import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@conclave/games';
import type { GameStudy } from '@conclave/games/study.ts';
import { Bug, type Game } from '@conclave/kernel';

/**
 * The rules of a registered game.
 * @throws Bug if there are none
 */
export async function rulesOf(id: string): Promise<Game> {
  const load = Object.hasOwn(games, id) ? games[id]!.load : undefined;
  if (load === undefined) throw new Bug(`no rules for ${id}`);
  return load();
}

/** What a registered game wants to have noted of its simulations; null if it has no `study.ts`. */
export async function studyOf(id: string): Promise<GameStudy | null> {
  const file = import.meta.resolve(`@conclave/games/${id}/study.ts`);
  return existsSync(fileURLToPath(file)) ? ((await import(file)) as { default: GameStudy }).default : null;
}
