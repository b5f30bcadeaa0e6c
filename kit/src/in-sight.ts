import { type RefObject, useEffect } from 'react';

/** What fades at the ends of a row (`k-row`) is not in sight. */
const FADE = 48;

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

/** Scrolls a place as little as shows all of these things, or the first if they do not fit; nothing round it moves. */
function bringIntoSight(place: Element, things: readonly Element[]): void {
  const whole = place.getBoundingClientRect();
  const all = boxOf(things);
  const part = all.width > whole.width || all.height > whole.height ? boxOf(things.slice(0, 1)) : all;
  place.scrollLeft += scrollTo([part.left, part.right], [whole.left, whole.right], FADE);
  place.scrollTop += scrollTo([part.top, part.bottom], [whole.top, whole.bottom], 0);
}

/**
 * When a question comes, or something else is chosen, the place scrolls to what the first of the selectors finds that
 * finds anything.
 */
export function useInSight(
  place: RefObject<Element | null>,
  selectors: readonly string[],
  question: unknown,
  chosen?: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when there is something else to see
  useEffect(() => {
    const own = place.current;
    if (!own) return;
    for (const selector of selectors) {
      const things = [...own.querySelectorAll(selector)];
      if (things.length > 0) return bringIntoSight(own, things);
    }
  }, [question, chosen]);
}
