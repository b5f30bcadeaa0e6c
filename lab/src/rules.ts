import { games } from '@conclave/games';
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
