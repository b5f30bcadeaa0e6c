import { useCallback } from 'react';
import { type LoadedGame, loadGame } from './games.ts';
import { useLoaded } from './use-loaded.ts';

/** A game for a component: null while it loads, `missing` if it is unknown. */
export const useGame = (id: string): LoadedGame | 'missing' | null =>
  useLoaded(useCallback(async () => (await loadGame(id)) ?? 'missing', [id]));
