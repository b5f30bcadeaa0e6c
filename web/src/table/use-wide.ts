import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1100px) and (min-height: 560px)');

/** Whether there is room to dock everything round the board. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => wide.matches,
  );
