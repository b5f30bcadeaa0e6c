import { pageKey } from '@conclave/kit';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';

type Turn = (by: 1 | -1) => void;

/** Pixels of the wheel that turn a tile by a third. */
const NOTCH = 60;

/** `R` turns the tile in hand wherever the focus is, with Shift the other way. */
export function useTurnKey(turn: Turn | null): void {
  const now = useRef(turn);
  now.current = turn;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (!now.current || pageKey(e) !== 'r') return;
      e.preventDefault();
      now.current(e.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** For the element of these places: over them the wheel turns the tile in hand instead of zooming; with Ctrl it zooms. */
export function useTurnWheel(turn: Turn | null): RefCallback<SVGGElement> {
  const now = useRef(turn);
  now.current = turn;
  return useCallback((places: SVGGElement) => {
    let rolled = 0;
    const onWheel = (e: WheelEvent) => {
      if (!now.current || e.ctrlKey) return;
      e.preventDefault();
      e.stopPropagation();
      rolled += e.deltaY * (e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1);
      if (Math.abs(rolled) < NOTCH) return;
      now.current(rolled > 0 ? 1 : -1);
      rolled = 0;
    };
    places.addEventListener('wheel', onWheel, { passive: false });
    return () => places.removeEventListener('wheel', onWheel);
  }, []);
}
