import { useEffect, useRef } from 'react';
import type { Beat } from './game-ui.ts';

/**
 * Calls `act` once with all that happens while this is on the page, played or not; `unplayed` was before `beat`.
 * @param table the table's `beat` and `unplayed`
 */
export function useHappened<S, E>(
  { beat, unplayed = null }: { readonly beat: Beat<S, E> | null; readonly unplayed?: Beat<S, E> | null },
  act: (what: Beat<S, E>) => void,
): void {
  const known = useRef({ beat: null as Beat<S, E> | null, unplayed });
  useEffect(() => {
    const last = known.current;
    known.current = { beat, unplayed };
    if (unplayed && unplayed !== last.unplayed) act(unplayed);
    if (beat && beat !== last.beat) act(beat);
  });
}
