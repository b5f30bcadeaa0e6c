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

/**
 * The same for what stays marked of it: in a replay the step that is shown is all that has happened, whoever took it
 * (`isAlone`).
 * @param table the table's `beat`, `unplayed` and `step`
 */
export function useMarked<S, E>(
  table: Parameters<typeof useHappened<S, E>>[0] & { readonly step?: Beat<S, E> | undefined },
  mark: (what: Beat<S, E>, isAlone: boolean) => void,
): void {
  const { step } = table;
  useHappened(step ? { beat: step } : table, (what) => mark(what, step !== undefined));
}
