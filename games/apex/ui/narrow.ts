import { useSyncExternalStore } from 'react';

/** Whether the window is like this, as it changes; where there is none, it is not. */
function whether(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query);
  const follow = (changed: () => void) => {
    media?.addEventListener('change', changed);
    return () => media?.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      follow,
      () => media?.matches === true,
      () => false,
    );
}

/** Windows without a line for the own area under the prompt, so that the question brings what it is answered with. */
export const useNarrow = whether('(max-width: 1099.99px), (max-height: 559.99px)');

/** Windows that show little but the board. */
export const usePhone = whether('(max-width: 599.99px)');
