import type { Page } from 'playwright-core';

/**
 * What one can press or fill in, but never comes to: it cannot be scrolled into the window, or something always lies over it.
 * Words and numbers that only tell more are left out.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PARTS = [0.5, 0.3, 0.7, 0.1, 0.9];
    const isAt = (element: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || isLabelOf(top, element));
    };
    const isLabelOf = (top: Element, element: Element) =>
      element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(top));
    const isReached = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return PARTS.some((x) => PARTS.some((y) => isAt(element, left + x * width, top + y * height)));
    };
    /** What is kept for people who listen takes no room. */
    const isHeardOnly = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      return false;
    };
    const controls = document.querySelectorAll(
      'button:enabled:not(.k-tip), a[href]:not(.skip), input:enabled, select:enabled, textarea:enabled, summary, [role="button"]',
    );
    return [...controls]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isHeardOnly(element))
      .filter((element) => !isReached(element))
      .map((element) => element.getAttribute('aria-label') ?? (element.textContent ?? '').slice(0, 40));
  });
