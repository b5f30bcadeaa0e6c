import { games } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import { rulesOf } from '@conclave/lab';

/** A game that can be played. */
export interface Ready {
  readonly title: string;
  readonly game: Game;
}

/** All games that can be played, with their rules loaded. */
export async function readyGames(): Promise<Ready[]> {
  const ready = Object.values(games).filter(
    ({ meta, load }) => meta.status === 'ready' && load !== undefined,
  );
  return Promise.all(ready.map(async ({ meta }) => ({ title: meta.title, game: await rulesOf(meta.id) })));
}
