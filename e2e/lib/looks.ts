import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What hinders people on this page, by axe: the rule, and the elements. */
export async function hindrances(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? ${AXE}`);
  const { violations } = (await page.evaluate('axe.run({ resultTypes: ["violations"] })')) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.html}`),
  );
}

/** How long a drawing may take to follow a change of the window's size, in milliseconds. */
const FOLLOWS = 2000;

/** Faults that last: right after the window has changed its size, drawings are still on their way to their new scale. */
export async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + FOLLOWS;
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > until) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Elements that stick out of the window sideways, and whether the page can be scrolled there. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.scrollingElement!;
    return root.scrollWidth > root.clientWidth
      ? [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
          .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
          .slice(0, 5)
      : [];
  });

/** By how many px the page can be scrolled down; a table fills the window and stays put. */
export const slack = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight);

/** Texts that show smaller than `least` px, drawings and their scale included. */
export const smallTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = drawn ? Math.hypot(drawn.c, drawn.d) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size > 0 && size < limit - 0.05)
        found.add(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 40)}`);
    }
    return [...found];
  }, least);

/** Controls that are smaller than `least` px in height or width; links within sentences and numbers that only tell more are none. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const all = document.querySelectorAll<HTMLElement>(
      'button:not(.k-tip, .k-named), a.k-button, select, input:not([type=radio], [type=checkbox], [type=range]), [role=tab], .choice label',
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < limit - 0.5 || box.width < limit - 0.5))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').slice(0, 30);
        return `${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${name}`;
      });
  }, least);
