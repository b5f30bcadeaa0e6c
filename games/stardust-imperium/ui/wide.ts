import { useSyncExternalStore } from 'react';

/** The shell's own measure of a window with a line for the hand at its foot. */
const wide = globalThis.matchMedia?.('(min-width: 1100px) and (min-height: 560px)');

/** Whether the hand lies at the foot of the window; else it lies on the board. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      wide?.addEventListener('change', changed);
      return () => wide?.removeEventListener('change', changed);
    },
    () => wide.matches,
    () => true,
  );
