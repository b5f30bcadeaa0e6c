import { games } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import type { GameUi } from '@conclave/web/kit';
import { part } from './parts.ts';

/** A game with its interface, ready to be shown. */
export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

const uis = import.meta.glob<{ default: GameUi }>('../../../games/*/ui/index.tsx');
const loaded = new Map<string, Promise<LoadedGame>>();

/** How rules and interface of a game are loaded; null for a game that is unknown or in preparation. */
function loaderOf(id: string): (() => Promise<LoadedGame>) | null {
  const load = Object.hasOwn(games, id) ? games[id]?.load : undefined;
  const ui = uis[`../../../games/${id}/ui/index.tsx`];
  if (!load || !ui) return null;
  return () => Promise.all([load(), ui()]).then(([game, module]) => ({ game, ui: module.default }));
}

/** Loads rules and interface of a game, once. Null for a game that is unknown or in preparation. */
export function loadGame(id: string): Promise<LoadedGame> | null {
  const load = loaderOf(id);
  if (!load) return null;
  let promise = loaded.get(id);
  if (!promise) {
    promise = part(load);
    promise.catch(() => loaded.delete(id));
    loaded.set(id, promise);
  }
  return promise;
}

/** Has the browser fetch a game while nothing else is to do; a failure changes nothing. */
export function prefetchGame(id: string): void {
  void loaderOf(id)?.().catch(() => undefined);
}
