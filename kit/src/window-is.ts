import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is as a query says, as it changes; where there is no window it tells `otherwise`. */
export function windowIs(query: string, otherwise = false): () => boolean {
  const list = globalThis.matchMedia?.(query);
  const follow = (changed: () => void) => {
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      follow,
      () => list?.matches ?? otherwise,
      () => otherwise,
    );
}

/** Whether there is room to dock everything round the board, the hand at its foot; so it is where there is no window. */
export const useWide = windowIs('(min-width: 1100px) and (min-height: 560px)', true);
