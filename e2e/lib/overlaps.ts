import type { Page } from 'playwright-core';

/** Parts of the smaller one's face that texts and pieces may cover of each other before one cannot be read. */
const TEXTS = 0.15;
const PIECES = 0.4;

/**
 * Texts of the board, and of what lies upon it, that cover each other, and names under pieces. Counts stand upon what they
 * count, and a figure at the rim may stand upon the letter of its row.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([texts, pieces]) => {
      const board = document.querySelector('.table-board')!;
      interface Box {
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      const shared = (a: Box, b: Box): number => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const face = (box: Box) => (box.right - box.left) * (box.bottom - box.top);
        return width <= 0 || height <= 0 ? 0 : (width * height) / Math.min(face(a), face(b));
      };
      /** Of a line of text the part that has letters. */
      const lettersOf = ({ left, top, right, bottom }: DOMRect): Box => {
        const trim = (bottom - top) * 0.18;
        return { left, right, top: top + trim, bottom: bottom - trim };
      };
      /** Of a line the part that is not cut off by what it lies in. */
      const seenOf = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
        let [from, to] = [left, right];
        for (let one: Element | null = element; one && one !== board; one = one.parentElement) {
          if (getComputedStyle(one).overflowX === 'visible') continue;
          const around = one.getBoundingClientRect();
          [from, to] = [Math.max(from, around.left), Math.min(to, around.right)];
        }
        return new DOMRect(from, top, Math.max(0, to - from), bottom - top);
      };
      const isShown = (element: Element, { left, top, right, bottom }: Box): boolean => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        for (let one: Element | null = element; one; one = one.parentElement)
          if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const over = document.elementFromPoint(x, y)?.closest('[data-over-board]');
        const seen = board.getBoundingClientRect();
        const isWithin = x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
        return isWithin && (!over || over.contains(element));
      };
      const written: { readonly text: string; readonly element: Element; readonly box: Box }[] = [];
      for (const place of [board, ...document.querySelectorAll('.table-news')]) {
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement!;
          const text = node.textContent!.trim();
          if (text === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const rect of range.getClientRects()) {
            const box = lettersOf(seenOf(element, rect));
            if (isShown(element, box)) written.push({ text, element, box });
          }
        }
      }
      const found = new Set<string>();
      const isCount = /^(\d+|[A-Z])$/;
      for (const [i, a] of written.entries())
        for (const b of written.slice(i + 1))
          if (a.element !== b.element && shared(a.box, b.box) > texts!)
            found.add(`"${a.text}" and "${b.text}"`);
      for (const piece of board.querySelectorAll('[data-piece]')) {
        const box = piece.getBoundingClientRect();
        if (!isShown(piece, box)) continue;
        for (const { text, element, box: letters } of written)
          if (
            !isCount.test(text) &&
            !piece.contains(element) &&
            !element.contains(piece) &&
            shared(letters, box) > pieces!
          )
            found.add(`"${text}" and a piece (${piece.getAttribute('class') ?? piece.tagName})`);
      }
      return [...found];
    },
    [TEXTS, PIECES],
  );
