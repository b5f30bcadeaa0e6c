import { type RefObject, useLayoutEffect } from 'react';

/** More of them would be too narrow for a finger. */
const MOST = 6;
/** How columns are filled: so many leave little room beside a sign, and more of them none. */
const [DENSE, TIGHT] = [3, 4];

/** Those with a picture stand better beside each other than in two rows of which one is cut. */
const FEW = 4;

/** The columns of so many answers that do not fit in one row: two rows, or more of the narrowest. */
export const columnsOf = (n: number): number => Math.min(MOST, Math.ceil(n / 2));

/**
 * On a phone answers stand in one row if all fit in it, else in columns. It is found out anew for another question or
 * width, and not when an answer is chosen, so that none moves from under a finger.
 */
export function useColumns(list: RefObject<HTMLElement | null>, n: number, question: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other answers
  useLayoutEffect(() => {
    const own = list.current!;
    const place = own.parentElement!;
    let width = 0;
    const arrange = () => {
      if (place.clientWidth === width) return;
      width = place.clientWidth;
      own.dataset.rows = 'one';
      if (own.scrollWidth <= width) return;
      const stand = (columns: number) => {
        own.dataset.rows = columns < DENSE ? 'more' : columns < TIGHT ? 'dense' : 'tight';
        own.style.setProperty('--columns', `${columns}`);
      };
      stand(columnsOf(n));
      if (n <= FEW && place.scrollHeight > place.clientHeight) stand(n);
    };
    // Before they are first seen, which an observer does not always manage.
    if (own.closest('.table-narrow')) arrange();
    const seen = new ResizeObserver(arrange);
    seen.observe(place);
    return () => seen.disconnect();
  }, [list, n, question]);
}
