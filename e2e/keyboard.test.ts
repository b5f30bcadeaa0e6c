import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';

const MOST_TABS = 60;

/** Walks on with Tab until the focus is there, or in there. */
async function walksTo(page: Page, place: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error(`not reached with ${MOST_TABS} tabs: ${place}`);
}

const hasVisibleFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  });

describe('without a mouse', () => {
  const house = useHouse();

  it('one comes from home to the end of a turn', async () => {
    const ann = await house.current.person(null);
    const { page } = ann;
    const { keyboard } = page;
    await ann.goes('/');
    await walksTo(page, ann.region('Stardust Imperium').getByRole('button', { name: 'Play now' }));
    expect(await hasVisibleFocus(page)).toBe(true);
    await keyboard.press('Enter');
    await page.locator('[data-asked]').waitFor();

    await keyboard.press('1');
    const cards = ann.region('Cards to choose from').getByRole('group');
    await cards.waitFor();
    await walksTo(page, cards);
    expect(await hasVisibleFocus(page)).toBe(true);
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await cards.waitFor({ state: 'detached' });

    const isLimit = ann.prompt.getByText('Five cards may stay');
    await isLimit.or(ann.button(/End main phase/)).waitFor();
    if ((await isLimit.count()) === 0) await keyboard.press('1');
    await isLimit.waitFor();
    const hand = ann.region('Hand').getByRole('group');
    await walksTo(page, hand);
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    expect(await hand.getByRole('button', { pressed: true }).count()).toBe(1);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect.poll(() => ann.region('Log').textContent()).toMatch(/keeps five cards[\s\S]*starts turn/);
  });

  it('a card is read in full, and the dialog gives the focus back', async () => {
    const ann = await house.current.person(null);
    const { page } = ann;
    await ann.playsNow();
    await page.locator('[data-asked]').waitFor();
    const hand = ann.region('Hand').getByRole('group');
    await walksTo(page, hand);
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('i');
    const card = page.getByRole('dialog', { name: name.split(',')[0]! });
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
  });
});
