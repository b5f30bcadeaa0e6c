import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { find, isOver } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

/** Whether one part of the page comes before another as they are read. */
const isBefore = (page: Page, first: string, second: string): Promise<boolean> =>
  page.evaluate(
    ([a, b]) => {
      const [one, other] = [document.querySelector(a!)!, document.querySelector(b!)!];
      return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    },
    [first, second],
  );

const headings = (page: Page): Promise<string[]> =>
  page.getByRole('heading', { level: 2 }).evaluateAll((all) => all.map((one) => one.textContent ?? ''));

/** How often Tab stops inside of something, on its way from start to end of the page. */
async function stopsIn(page: Page, selector: string): Promise<number> {
  await page.locator('body').evaluate((body) => {
    (document.activeElement as HTMLElement | null)?.blur();
    body.tabIndex = -1;
    body.focus();
  });
  let stops = 0;
  for (let tabs = 0; tabs < 150; tabs++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((place) => {
      const active = document.activeElement;
      if (!active || active === document.body) return 'end';
      return active.closest(place) ? 'inside' : 'outside';
    }, selector);
    if (at === 'end') return stops;
    if (at === 'inside') stops++;
  }
  return stops;
}

describe.each(SIZES)('read from the top, at %i times %i', (width, height) => {
  const house = useHouse();

  it.each(MIDDLES)('%s asks before it tells what happened', async (_, position) => {
    const ann = await house.current.person('Ann', { size: [width, height] });
    const { page } = ann;
    await ann.goes(await lay(house.current, position(), ann));
    await page.locator('[data-asked]').waitFor();
    if (width < 1100) await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log').waitFor();
    expect(await isBefore(page, '#prompt', '.log')).toBe(true);
    const log = ann.region('Log');
    const items = await log.getByRole('list').first().getByRole('listitem').count();
    expect(items).toBeGreaterThan(0);
    expect(await headings(page)).toEqual(expect.arrayContaining(['Board', 'What is asked', 'Log']));
    if (width >= 1100) expect(await headings(page)).toEqual(expect.arrayContaining(['Seats', 'My area']));
    // The list itself, which scrolls, and one rule in it, from which arrows lead to the others.
    expect(await stopsIn(page, '.log')).toBeLessThanOrEqual(2);
  });

  it('draws of a long log what is in sight, and leads to its beginning', async () => {
    const ann = await house.current.person('Ann', { size: [width, height] });
    const { page } = ann;
    await ann.goes(await lay(house.current, find(2, isOver), ann));
    await page.getByRole('dialog', { name: /wins?$|share the win/ }).waitFor();
    await page.keyboard.press('Escape');
    if (width < 1100) await page.getByRole('tab', { name: 'Log' }).click();
    const log = ann.region('Log');
    const items = log.getByRole('listitem');
    await items.first().waitFor();
    const all = Number(await items.first().getAttribute('aria-setsize'));
    expect(all).toBeGreaterThan(80);
    expect(await items.count()).toBeLessThan(40);
    expect(await items.last().getAttribute('aria-posinset')).toBe(String(all));
    await log.evaluate((box) => box.scrollTo(0, 0));
    await log.locator('[aria-posinset="1"]').waitFor();
    expect(await items.count()).toBeLessThan(40);
  });

  it('a replay shows its controls before what happened', async () => {
    const ann = await house.current.person('Ann', { size: [width, height] });
    const { page } = ann;
    const table = await lay(house.current, find(2, isOver), ann);
    await ann.goes(table.replace('table', 'replay'));
    await page.locator('.replay-controls').waitFor();
    if (width < 1100) await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log').waitFor();
    expect(await isBefore(page, '.replay-controls', '.log')).toBe(true);
  });
});
