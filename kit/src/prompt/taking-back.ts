import { useEffect, useRef } from 'react';
import { tableState } from '../table-state.ts';

/** Takes back the last part of the move under construction; null while there is none. It stands where Undo stands. */
export const takingBack = tableState<(() => void) | null>(null);

/** Says whether a move is under construction, and how its last part is taken back. */
export function useTakingBack(hasParts: boolean, back: () => unknown): void {
  const say = takingBack.useSet();
  const now = useRef(back);
  now.current = back;
  useEffect(() => {
    if (!hasParts) return;
    say(() => now.current());
    return () => say(null);
  }, [hasParts, say]);
}
