import { useMemo } from 'react';
import type { State } from '../rules/types.ts';
import type { Draft, Props } from './draft.ts';
import { isEnd } from './parts.ts';
import { afterMove } from './preview.ts';

/** The table as the galaxy shows it: as it is, or as the move under construction would leave it, chosen by hand or the only one. */
export function useShown({ view, viewer }: Props, { complete, times }: Draft): State {
  return useMemo(
    () =>
      complete !== null && !isEnd(complete) && viewer !== 'table'
        ? afterMove(view, viewer, complete, times)
        : view,
    [view, viewer, complete, times],
  );
}
