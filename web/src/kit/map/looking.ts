import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds: a pointer that only passes by opens and closes nothing. */
const HOVER = { open: 320, close: 120 };

/** Looks at a place of a map, or at none; by `hover` a little later than it happens. */
export type Look = (place: number | null, how?: 'hover') => void;

/** The place of a map that is looked at, null for none. */
export function useLooking(): { readonly looked: number | null; readonly look: Look } {
  const [looked, setLooked] = useState<number | null>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look: Look = (place, how) => {
    clearTimeout(later.current);
    if (how === 'hover')
      later.current = setTimeout(() => setLooked(place), place === null ? HOVER.close : HOVER.open);
    else setLooked(place);
  };
  return { looked, look };
}

/**
 * For a panel that lies over a map in the same parent: puts it into the corner farthest from what it is about, by
 * `data-block` and `data-inline` of `start` or `end`.
 * @param selector finds the element on the map
 */
export function useFarCorner<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const panel = useRef<T>(null);
  useLayoutEffect(() => {
    const parent = panel.current!.parentElement!;
    const around = parent.getBoundingClientRect();
    const box = parent.querySelector(selector)?.getBoundingClientRect();
    if (!box) return;
    const isLow = box.top + box.height / 2 > around.top + around.height / 2;
    const isRight = box.left + box.width / 2 > around.left + around.width / 2;
    panel.current!.dataset.block = isLow ? 'start' : 'end';
    panel.current!.dataset.inline = isRight ? 'start' : 'end';
  }, [selector]);
  return panel;
}
