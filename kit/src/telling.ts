import type { Core } from '@conclave/kernel';
import { useLayoutEffect } from 'react';
import { tableState } from './table-state.ts';

/** How many parts of the table still tell, step by step, what has happened; points, prompt and the end wait for them. */
export const telling = tableState(0);

/** Lets points, prompt and the end of the game wait while this part of the table tells of something. */
export function useTelling(isTelling: boolean): void {
  const { get, set } = telling.useCell();
  useLayoutEffect(() => {
    if (!isTelling) return;
    set(get() + 1);
    return () => set(get() - 1);
  }, [isTelling, get, set]);
}

/** The table as far as a part of it that tells step by step has come; null where that is how it was before. */
export const toldSoFar = tableState<Core | null>(null);
