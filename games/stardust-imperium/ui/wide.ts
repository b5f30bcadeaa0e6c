import { useSyncExternalStore } from 'react';

/** Whether the window is as the query says; on no page it is `otherwise`. */
function windowIs(query: string, otherwise: boolean): () => boolean {
  const list = globalThis.matchMedia?.(query);
  const watch = (changed: () => void) => {
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      watch,
      () => list.matches,
      () => otherwise,
    );
}

/** Whether the hand lies at the foot of the window, by the shell's own measure; else it lies on the board. */
export const useWide = windowIs('(min-width: 1100px) and (min-height: 560px)', true);

/** Whether the own tableau is as narrow as on a phone: its cards are small and lie in rows of four. */
export const useNarrow = windowIs('(max-width: 45rem) and (min-height: 560px)', false);
