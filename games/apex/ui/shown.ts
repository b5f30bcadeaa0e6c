import { useMemo } from 'react';
import type { State } from '../rules/types.ts';
import type { Draft, Props } from './draft.ts';
import { isEnd } from './parts.ts';
import { afterMove } from './preview.ts';

/** The table as the galaxy shows it: as it is, or as the move under construction would leave it once its parts are chosen. */
export function useShown({ view, viewer }: Props, { complete, picks }: Draft): State {
  const isChosen = picks.length > 0;
  return useMemo(
    () =>
      isChosen && complete !== null && !isEnd(complete) && viewer !== 'table'
        ? afterMove(view, viewer, complete)
        : view,
    [view, viewer, complete, isChosen],
  );
}
