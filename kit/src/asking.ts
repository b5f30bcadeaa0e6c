import { useEffect, useRef } from 'react';
import { tableState } from './table-state.ts';

interface Asking {
  /** Counts what has been asked of the viewer. */
  readonly question: number;
  /** Counts the steps inside of the answer: parts chosen and taken back. */
  readonly step: number;
}

/** How far the viewer is with what is asked. */
export const asking = tableState<Asking>({ question: 0, step: 0 });

/**
 * Calls `act` when something new is asked of the viewer; with `step` also when the viewer goes on with the answer. What
 * calls it is not drawn anew for that.
 */
export function useNewlyAsked(act: () => void, each: 'question' | 'step' = 'question'): void {
  const { get, heed } = asking.useCell();
  const now = useRef(act);
  now.current = act;
  useEffect(() => {
    let known = get();
    return heed(() => {
      const { question, step } = get();
      const isNew = question !== known.question || (each === 'step' && step !== known.step);
      known = { question, step };
      if (isNew) now.current();
    });
  }, [get, heed, each]);
}
