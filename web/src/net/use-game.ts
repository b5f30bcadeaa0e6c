import { useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from './games.ts';

/** A game for a component: null while it loads, `missing` if it is unknown. */
export function useGame(id: string): LoadedGame | 'missing' | null {
  const [loaded, setLoaded] = useState<LoadedGame | 'missing' | null>(null);
  useEffect(() => {
    let gone = false;
    loadGame(id).then(
      (found) => !gone && setLoaded(found ?? 'missing'),
      (error: unknown) =>
        !gone &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return loaded;
}
