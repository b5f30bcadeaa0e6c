import { games } from '@conclave/games';
import type { Game } from '@conclave/kernel';

/** A game with its rules. */
export interface Loaded {
  readonly title: string;
  readonly game: Game;
}

/** All games, with their rules loaded. */
export async function loadedGames(): Promise<Loaded[]> {
  return Promise.all(
    Object.values(games).map(async ({ meta, load }) => ({ title: meta.title, game: await load() })),
  );
}
