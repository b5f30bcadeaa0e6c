import { type RefObject, useLayoutEffect } from 'react';

/** More of them would be too narrow for a finger. */
const MOST = 6;
/** How columns are filled: so many leave little room beside a sign, and more of them none. */
const [DENSE, TIGHT] = [3, 4];

/** So few stand better beside each other, each as tall as two rows, than in two rows of which one is cut. */
const FEW = 4;

/** Whether an answer does not show all that it says. */
const isCut = (list: HTMLElement): boolean =>
  [...list.querySelectorAll('.k-effect')].some((effect) => effect.scrollHeight > effect.clientHeight + 1);

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
      const stand = (
        columns: number,
        rows = columns < DENSE ? 'more' : columns < TIGHT ? 'dense' : 'tight',
      ) => {
        own.dataset.rows = rows;
        own.style.setProperty('--columns', `${columns}`);
      };
      stand(columnsOf(n));
      const isOver = () => place.scrollHeight > place.clientHeight;
      if (n > FEW || !(isOver() || isCut(own))) return;
      stand(n, 'tall');
      // Rather without a picture than without the end.
      if (isOver()) stand(n, 'tall bare');
    };
    // Before they are first seen, which an observer does not always manage.
    if (own.closest('.table-narrow')) arrange();
    const seen = new ResizeObserver(arrange);
    seen.observe(place);
    return () => seen.disconnect();
  }, [list, n, question]);
}
