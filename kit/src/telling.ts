import { useEffect } from 'react';
import { tableState } from './table-state.ts';

/** How many parts of the table still tell, step by step, what has happened; the end of the game waits for them. */
export const telling = tableState(0);

/** Lets the end of the game wait while this part of the table tells of something. */
export function useTelling(isTelling: boolean): void {
  const { get, set } = telling.useCell();
  useEffect(() => {
    if (!isTelling) return;
    set(get() + 1);
    return () => set(get() - 1);
  }, [isTelling, get, set]);
}
