import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 60;

/** Walks on with Tab until the focus is there, or in there. */
export async function walksTo(page: Page, place: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error(`not reached with ${MOST_TABS} tabs: ${place}`);
}

/** Walks on with the arrows over all that there is, each time the way that leads nearer, until the focus is there. */
export async function arrowsTo(page: Page, place: Locator): Promise<void> {
  for (let steps = 0; steps < MOST_TABS; steps++) {
    const key = await place.evaluate((goal) => {
      if (goal === document.activeElement) return null;
      const [to, from] = [goal, document.activeElement!].map((element) => element.getBoundingClientRect());
      const [x, y] = [to!.x - from!.x, to!.y - from!.y];
      if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
      return y > 0 ? 'ArrowDown' : 'ArrowUp';
    });
    if (key === null) return;
    await page.keyboard.press(`Shift+${key}`);
  }
  throw new Error(`not reached with ${MOST_TABS} arrows: ${place}`);
}
