import { games } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import type { GameUi } from '@conclave/web/kit';

/** A game with its interface, ready to be shown. */
export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

const uis = import.meta.glob<{ default: GameUi }>('../../../games/*/ui/index.tsx');
const loaded = new Map<string, Promise<LoadedGame>>();

/** Loads rules and interface of a game, once. Null for a game that is unknown or in preparation. */
export function loadGame(id: string): Promise<LoadedGame> | null {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  const ui = uis[`../../../games/${id}/ui/index.tsx`];
  if (!entry?.load || !ui) return null;
  let promise = loaded.get(id);
  if (!promise) {
    promise = Promise.all([entry.load(), ui()]).then(([game, module]) => ({ game, ui: module.default }));
    promise.catch(() => loaded.delete(id));
    loaded.set(id, promise);
  }
  return promise;
}
