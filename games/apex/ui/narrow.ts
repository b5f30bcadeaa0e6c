import { useSyncExternalStore } from 'react';

/** Windows with a line for the own area under the prompt; in others the question brings what it is answered with. */
const wide = globalThis.matchMedia?.('(min-width: 1100px) and (min-height: 560px)');

function follow(changed: () => void): () => void {
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => wide?.matches === false,
    () => false,
  );
