import type { Core } from '@conclave/kernel';
import type { ElementHandle, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findDominations, isPlacingOpenly } from './lib/dominations.ts';
import { findHegemonic, isBuilding } from './lib/hegemonic.ts';
import { findHexpanse, isActingLate } from './lib/hexpanse.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import type { Position } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

describe('Escape', () => {
  const house = useHouse();
  async function comes(position: Position<Core>, size: readonly [number, number] = [1280, 800]) {
    const ann = await house.current.person('Ann', { size });
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    return ann;
  }

  /** Presses every one of these by key: what opens is closed by Escape, and the focus is where it was. */
  async function closesAll(ann: Person, openers: Locator): Promise<number> {
    const { page } = ann;
    const dialog = page.locator('dialog[open]');
    let opened = 0;
    for (const opener of await openers.all()) {
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      await opener.focus();
      await page.keyboard.press('Enter');
      if ((await dialog.count()) > 0) {
        opened++;
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await hasFocus(opener)).toBe(true);
      } else await page.keyboard.press('Escape');
    }
    return opened;
  }

  /** Opens every one of these by key, and Escape closes it again. */
  async function unfolds(closed: Locator): Promise<void> {
    for (const opener of (await closed.elementHandles()) as ElementHandle<Element>[]) {
      if (!(await opener.isVisible())) continue;
      const isOpen = () =>
        opener.evaluate((element) =>
          element.matches('summary')
            ? (element.parentElement as HTMLDetailsElement).open
            : element.getAttribute('aria-expanded') === 'true',
        );
      await opener.press('Enter');
      await expect.poll(isOpen).toBe(true);
      await closed.page().keyboard.press('Escape');
      await expect.poll(isOpen).toBe(false);
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  }

  it.each(SIZES.flatMap((size) => MIDDLES.map(([title, position]) => [title, size, position] as const)))(
    'closes all that opens in %s at %o',
    async (_, size, position) => {
      const ann = await comes(position(), size);
      const { page } = ann;
      // The bar above, the seats, and what stands round the board.
      expect(await closesAll(ann, page.locator('.table-bar button'))).toBe(3);
      const around = ':is(.table-seats, .sheet [role="tabpanel"], .table-board) button:not([aria-expanded])';
      await closesAll(ann, page.locator(around));

      await unfolds(page.locator('details:not([open]) > summary'));
      await unfolds(page.locator('button[aria-expanded="false"]'));
      const place = page.locator('[data-sector]').first();
      if ((await place.count()) > 0) {
        await place.focus();
        await page.keyboard.press('i');
        await page.keyboard.press('Escape');
        await page.locator('.map-inspect').waitFor({ state: 'detached' });
        expect(await hasFocus(place)).toBe(true);
      }
      const card = page.locator(':is(.table-mine, .sheet) button[data-card]:visible').first();
      if ((await card.count()) > 0) {
        await card.focus();
        await page.keyboard.press('i');
        const dialog = page.locator('dialog[open]');
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await hasFocus(card)).toBe(true);
      }
    },
  );

  it('closes an explanation', async () => {
    const ann = await comes(findHexpanse(2, isActingLate));
    const { keyboard } = ann.page;
    await ann.prompt.getByRole('button', { name: /^Place/ }).press('Enter');
    await ann.button('Take back').waitFor();
    const lacking = ann.prompt.locator('[aria-disabled="true"]:not(.k-signal)').first();
    await keyboard.press('Escape');
    await ann.button('Take back').waitFor({ state: 'detached' });
    await lacking.press('Enter');
    const bubble = ann.page.locator('.k-bubble[role="alert"]');
    await expect.poll(() => bubble.evaluate((one) => one.matches(':popover-open'))).toBe(true);
    await keyboard.press('Escape');
    await expect.poll(() => ann.page.locator('.k-bubble:popover-open').count()).toBe(0);
  });
});

describe('what was looked up', () => {
  const house = useHouse();
  const POSITIONS: readonly (readonly [string, () => Position<Core>, string, RegExp])[] = [
    ['Hegemonic', () => findHegemonic(3, isBuilding), '1', /^Build/],
    ['Dominations', () => findDominations(2, isPlacingOpenly), '1', /^Place it$/],
    ['Hexpanse', () => findHexpanse(2, isActingLate), '8', /^Take it$/],
  ];

  it.each(POSITIONS)('lets itself go when one goes on in %s', async (title, find, key, confirm) => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes(await lay(house.current, find(), ann));
    await page.locator('[data-asked]').waitFor();
    const pinned = page.locator('.map-inspect[data-pinned]');
    const looksUp = async () => {
      await page.locator('[data-sector]').first().focus();
      await page.keyboard.press('i');
      await pinned.waitFor();
    };
    await looksUp();
    await page.keyboard.press(key);
    await pinned.waitFor({ state: 'detached' });
    if (title === 'Dominations') await ann.hits(ann.button('The best place'));
    await ann.button(confirm).waitFor();
    await page.waitForTimeout(300);
    await looksUp();
    await page.waitForTimeout(500);
    expect(await pinned.count()).toBe(1);
    await ann.button(confirm).press('Enter');
    await pinned.waitFor({ state: 'detached' });
  });
});
