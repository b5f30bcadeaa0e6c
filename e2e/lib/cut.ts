import type { Page } from 'playwright-core';

/** What is written on a kind of card: where, and all that can stand there. */
export interface Lettering {
  /** The cards. */
  readonly face: string;
  /** Of a card, its title. */
  readonly title: string;
  readonly titles: readonly string[];
  /** Of a card, its numbers. */
  readonly numbers: readonly string[];
}

/**
 * Writes every title on the smallest card of its kind in sight. Tells those that go beyond their card or are cut by what they
 * stand in, and numbers that do; null without such a card.
 */
export const cutIn = (page: Page, lettering: Lettering): Promise<readonly string[] | null> =>
  page.evaluate(({ face, title, titles, numbers }) => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const isWithin = (a: Box, b: Box): boolean =>
      a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    /** Whether these boxes of an element's are whole on its card. */
    const isWhole = (boxes: readonly Box[], element: Element, card: Element): boolean => {
      for (let place = element; ; place = place.parentElement!) {
        const { overflowX, overflowY } = getComputedStyle(place);
        const isCutting = place === card || overflowX !== 'visible' || overflowY !== 'visible';
        if (isCutting && boxes.some((box) => !isWithin(box, place.getBoundingClientRect()))) return false;
        if (place === card) return true;
      }
    };
    /** Of lines of text the parts that have letters. */
    const linesOf = (element: Element): readonly Box[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ left, top, right, bottom }) => {
        const trim = (bottom - top) * 0.18;
        return { left, right, top: top + trim, bottom: bottom - trim };
      });
    };
    const width = (element: Element) => element.getBoundingClientRect().width;
    const isShown = (element: Element | null) => element?.checkVisibility() && width(element) > 0;
    const cards = [...document.querySelectorAll(face)].filter((card) => isShown(card.querySelector(title)));
    const smallest = cards.sort((a, b) => width(a) - width(b))[0];
    if (!smallest) return null;
    const place = smallest.querySelector(title)!;
    const before = place.textContent;
    const cut = titles.filter((one) => {
      place.textContent = one;
      return !isWhole(linesOf(place), place, smallest);
    });
    place.textContent = before;
    const wrong = cards.flatMap((card) =>
      numbers
        .flatMap((number) => [...card.querySelectorAll(number)])
        .filter((number) => isShown(number) && !isWhole([number.getBoundingClientRect()], number, card))
        .map((number) => `${number.className} on ${card.textContent}`),
    );
    return [...cut, ...wrong];
  }, lettering);
