import { useMemo } from 'react';
import type { State } from '../../rules/types.ts';
import type { Draft, Props } from '../draft.ts';
import { isEnd } from '../parts.ts';
import { foreseen } from './foreseen.ts';

/** The view, or what the move under construction would make of it once nothing of it is missing. */
export function useForeseen({ view, viewer }: Props, { complete, picks }: Draft): State {
  const isBegun = picks.length > 0;
  return useMemo(() => {
    if (!isBegun || complete === null || isEnd(complete) || viewer === 'table') return view;
    return foreseen(view, viewer, complete) as State;
  }, [view, viewer, complete, isBegun]);
}
