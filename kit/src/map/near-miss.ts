import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { LONG_PRESS } from '../pointing.ts';
import { LIT } from './place-keys.ts';

/** Pixels about a press in which a place that it missed is looked for, the nearest first. */
const REACH = [2, 4, 6];
/** Directions in which it is looked for: an odd number, so that of two places beside a border one has more of them. */
const RAYS = Array.from({ length: 11 }, (_, i) => (i / 11) * 2 * Math.PI);

/** The one of these places that is nearest to a point of the screen; null for none, or where it is not clear which. */
function nearest(x: number, y: number, places: string): Element | null {
  for (const reach of REACH) {
    const rays = new Map<Element, number>();
    for (const ray of RAYS) {
      const hit = document.elementFromPoint(x + reach * Math.cos(ray), y + reach * Math.sin(ray));
      const place = hit?.closest(places);
      if (place) rays.set(place, (rays.get(place) ?? 0) + 1);
    }
    const most = Math.max(...rays.values());
    const found = [...rays.keys()].filter((place) => rays.get(place) === most);
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/** A press as the browser tells it, where another one was meant. */
function press(place: Element, { clientX, clientY }: MouseEvent, pointerType: string): void {
  for (const type of ['pointerdown', 'pointerup', 'click'])
    place.dispatchEvent(new globalThis.PointerEvent(type, { bubbles: true, clientX, clientY, pointerType }));
}

/**
 * A press that just misses a lit place presses it: between two places there is a little that belongs to neither, and a
 * finger does not see what it covers. Where none is lit it presses the nearest place.
 */
export function useNearMiss(isChoosing: boolean) {
  const down = useRef({ pointerType: 'mouse', timeStamp: 0 });
  return {
    onPointerDownCapture({ pointerType, timeStamp }: PointerEvent) {
      down.current = { pointerType, timeStamp };
    },
    onClickCapture(e: MouseEvent) {
      const { pointerType, timeStamp } = down.current;
      const hit = (e.target as Element).closest('button, [role="button"]');
      const isElsewhere = hit !== null && !hit.matches('[data-sector]');
      // A mouse sees what it is on, and a long press has looked at it.
      const isMeant = hit !== null && (pointerType === 'mouse' || e.timeStamp - timeStamp >= LONG_PRESS);
      if (!e.isTrusted || isElsewhere || isMeant || hit?.matches(LIT)) return;
      const place = nearest(e.clientX, e.clientY, isChoosing ? LIT : '[data-sector]');
      if (place === null || place === hit) return;
      e.stopPropagation();
      press(place, e, pointerType);
    },
  };
}
