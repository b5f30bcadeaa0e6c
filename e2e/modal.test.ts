import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findApex, isChoosingLate } from './lib/apex.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { MIDDLES } from './lib/positions.ts';

/** Style found anew, as a browser traces it. */
interface Restyling {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** How many styles of elements are found anew while something is done. */
async function restyled(page: Page, doing: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Restyling[];
  };
  return traceEvents.reduce(
    (sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0),
    0,
  );
}

describe('a dialog over a table', () => {
  const house = useHouse();

  it('keeps the focus, and what it lies over from who listens', async () => {
    const position = findApex(2, isChoosingLate);
    const ann = await house.current.person('Ann');
    const { page } = ann;
    const { keyboard } = page;
    await ann.goes(await lay(house.current, position, ann));
    await page.locator('[data-asked]').waitFor();
    await page.locator('.ax-now').press('Enter');
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.waitFor();
    expect(await page.getByRole('region', { name: 'Prompt' }).count()).toBe(0);

    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    const isFirst = () => close.evaluate((element) => element === document.activeElement);
    expect(await isInside()).toBe(true);
    await keyboard.press('Tab');
    expect(await isFirst()).toBe(true);
    await keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    for (let i = 0; i < 40; i++) {
      await keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await close.focus();
    await page.locator('#prompt').evaluate((prompt) => prompt.focus());
    expect(await isFirst()).toBe(true);

    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.ax-now').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(await page.getByRole('region', { name: 'Prompt' }).count()).toBe(1);
  });

  it('lets nothing through to what it lies over, and closes at a press beside it', async () => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes(await lay(house.current, findApex(2, isChoosingLate), ann));
    await page.locator('[data-asked]').waitFor();
    await page.locator('.ax-now').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const card = (await page.locator('button[data-card]').first().boundingBox())!;
    await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2);
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('button[data-card][aria-pressed="true"]').count()).toBe(0);
  });

  // One rule of style that fits any element, or a page made inert, and each press has the style of everything found anew.
  it.each(MIDDLES)('leaves the style of what it lies over in %s alone', async (_, find) => {
    const ann = await house.current.person('Ann', { log: false });
    const { page } = ann;
    await ann.goes(await lay(house.current, find(), ann));
    await page.locator('[data-asked]').waitFor();
    const settings = page.locator('.table-bar').getByRole('button', { name: 'Settings' });
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    // Once before, for what is only loaded then.
    await settings.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const all = await page.locator('.table *').count();
    const anew = await restyled(page, async () => {
      await settings.press('Enter');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });
    expect(anew).toBeGreaterThan(0);
    expect(anew).toBeLessThan(all);
  });
});
