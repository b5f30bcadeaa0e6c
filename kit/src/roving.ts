import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const ITEM = '[data-rove]:not(:disabled)';
const items = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(ITEM)];

/** Of what Tab passes by. */
const PASSED = '-1';
const isPassed = (item: Element): boolean => item.getAttribute('tabindex') === PASSED;

/** Said again to what has the focus, it would have all style found at once. */
function setStop(item: Element, index: string): void {
  if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index);
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const isArrow = (key: string): key is Arrow => key.startsWith('Arrow');

/** The nearest item in an arrow's direction as things lie on the screen; what lies aside counts as half as far again. */
export function nearest<T extends { readonly x: number; readonly y: number }>(
  from: T,
  others: readonly T[],
  key: Arrow,
): T | null {
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let [best, least] = [null as T | null, Number.POSITIVE_INFINITY];
  for (const other of others) {
    const along = sign * (sideways ? other.x - from.x : other.y - from.y);
    const across = Math.abs(sideways ? other.y - from.y : other.x - from.x);
    if (along > 1 && along + 1.5 * across < least) [best, least] = [other, along + 1.5 * across];
  }
  return best;
}

const centre = (element: HTMLElement) => {
  const box = element.getBoundingClientRect();
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/**
 * One tab stop for a group: arrows walk between its elements marked `data-rove`, Home and End go to the ends.
 * Spread the result on the group's element.
 * @param kin a selector: from one of these, arrows walk to others of them as long as there are any; with Shift to all
 */
export function useRoving<T extends HTMLElement>(
  kin?: string,
): {
  ref: RefObject<T | null>;
  onKeyDown: (e: KeyboardEvent) => void;
  onFocus: () => void;
} {
  const ref = useRef<T>(null);
  const settle = (chosen?: Element | null) => {
    const all = ref.current ? items(ref.current) : [];
    const stop = all.find((item) => item === chosen) ?? all.find((item) => !isPassed(item)) ?? all[0];
    for (const item of all) setStop(item, item === stop ? '0' : PASSED);
  };
  useLayoutEffect(() => settle(document.activeElement));
  return {
    ref,
    onFocus: () => settle(document.activeElement),
    onKeyDown(e) {
      const all = ref.current ? items(ref.current) : [];
      const here = all.find((item) => item === document.activeElement);
      if (!here || e.defaultPrevented) return;
      const others = all.filter((item) => item !== here);
      const like =
        kin !== undefined && !e.shiftKey && here.matches(kin)
          ? others.filter((item) => item.matches(kin))
          : [];
      const to =
        e.key === 'Home'
          ? all[0]
          : e.key === 'End'
            ? all.at(-1)
            : isArrow(e.key)
              ? nearest(centre(here), (like.length > 0 ? like : others).map(centre), e.key)?.element
              : undefined;
      if (!to) return;
      e.preventDefault();
      to.focus();
    },
  };
}
