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

/** Calls `act` when something new is asked of the viewer; with `step` also when the viewer goes on with the answer. */
export function useNewlyAsked(act: () => void, each: 'question' | 'step' = 'question'): void {
  const now = asking.use();
  const of = `${now.question} ${each === 'step' ? now.step : ''}`;
  const known = useRef(of);
  useEffect(() => {
    if (known.current === of) return;
    known.current = of;
    act();
  });
}
