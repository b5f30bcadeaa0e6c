import { type RefObject, useEffect, useRef } from 'react';

/** Pixels that stay free beside what is in sight: what fades at the ends of a row (`k-row`) is not, nor the rim of a field. */
const FADE = 48;
const RIM = 8;

/** How far to scroll so that a stretch is in sight, with so much beside it as there is. */
export function scrollTo(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  margin: number,
): number {
  if (from - margin < start) return from - margin - start;
  return to + margin > end ? Math.min(to + margin - end, from - margin - start) : 0;
}

/** The stretch and height that things take together. */
function boxOf(things: readonly Element[]): DOMRect {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** How far a place would have to scroll to show something that takes this room. */
function wayTo(
  place: Element,
  { left, right, top, bottom }: DOMRect,
): { readonly x: number; readonly y: number } {
  const whole = place.getBoundingClientRect();
  const [along, across] = place.matches('.k-row') ? [FADE, 0] : [RIM, RIM];
  return {
    x: scrollTo([left, right], [whole.left, whole.right], along),
    y: scrollTo([top, bottom], [whole.top, whole.bottom], across),
  };
}

const isInSight = (place: Element, thing: Element): boolean => {
  const { x, y } = wayTo(place, thing.getBoundingClientRect());
  return x === 0 && y === 0;
};

/** Scrolls a place as little as shows all of these things, or the first if they do not fit; nothing round it moves. */
function bringIntoSight(place: Element, things: readonly Element[]): void {
  const whole = place.getBoundingClientRect();
  const all = boxOf(things);
  const isTooMuch = all.width > whole.width || all.height > whole.height;
  const { x, y } = wayTo(place, isTooMuch ? boxOf(things.slice(0, 1)) : all);
  place.scrollLeft += x;
  place.scrollTop += y;
}

/**
 * When a question comes the place scrolls to what the first of the selectors finds that finds anything; when something else
 * is chosen, only if none of that is in sight.
 */
export function useInSight(
  place: RefObject<Element | null>,
  selectors: readonly string[],
  question: unknown,
  chosen?: unknown,
): void {
  const seen = useRef<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when there is something else to see
  useEffect(() => {
    const own = place.current;
    if (!own) return;
    const isNew = seen.current !== question;
    seen.current = question;
    for (const selector of selectors) {
      const things = [...own.querySelectorAll(selector)];
      if (things.length === 0) continue;
      if (isNew || !things.some((thing) => isInSight(own, thing))) bringIntoSight(own, things);
      return;
    }
  }, [question, chosen]);
}
