import type { Core } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { findApex, isExpanding } from './lib/apex.ts';
import { findHegemonic, isActing } from './lib/hegemonic.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import type { Position } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';

const middleOf = (game: string): Position<Core> => MIDDLES.find(([title]) => title === game)![1]();

/** What has the focus. */
const focused = (ann: Person, selector: string) =>
  ann.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe('looking things up', () => {
  const house = useHouse();

  async function comes(position: Position<Core>, size: readonly [number, number] = [1280, 800]) {
    const ann = await house.current.person('Ann', { size, touch: size[0] < 600 });
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.waitForLoadState('networkidle');
    return ann;
  }

  /** The last name of the log that is in sight. */
  const lastName = (ann: Person) => ann.page.locator('.log .k-named').last();

  it.each(MIDDLES)('%s: a name in the log shows the thing to who points at it', async (_, position) => {
    const ann = await comes(position());
    const thing = ann.page.locator('.k-looked-up:popover-open');
    await lastName(ann).hover();
    await thing.waitFor();
    expect((await thing.textContent())!.length).toBeGreaterThan(5);
    expect(await ann.page.locator('[data-sought]').count()).toBeLessThanOrEqual(1);
    await ann.page.keyboard.press('Escape');
    await thing.waitFor({ state: 'hidden' });
    expect(await ann.page.locator('.log').isVisible()).toBe(true);
    // It may be pointed at itself, and goes when one points elsewhere.
    await ann.page.mouse.move(640, 300);
    await lastName(ann).hover();
    await thing.waitFor();
    await thing.hover();
    await ann.page.waitForTimeout(300);
    expect(await thing.isVisible()).toBe(true);
    await ann.page.mouse.move(640, 300);
    await thing.waitFor({ state: 'hidden' });
  });

  it.each(MIDDLES)('%s: arrows walk to names in the log, which is one stop', async (_, position) => {
    const ann = await comes(position());
    const { page } = ann;
    await page.locator('section.log').focus();
    await page.keyboard.press('Tab');
    for (let i = 0; i < 40 && !(await focused(ann, '.log .k-named')); i++)
      await page.keyboard.press('ArrowUp');
    expect(await focused(ann, '.log .k-named')).toBe(true);
    await page.locator('.k-looked-up:popover-open').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.k-looked-up:popover-open').waitFor({ state: 'hidden' });
    expect(await focused(ann, '.log .k-named')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(ann, '.log *')).toBe(false);
  });

  it.each(MIDDLES)('%s: on a phone a long press on a name shows the thing', async (_, position) => {
    const ann = await comes(position(), [390, 844]);
    const { page } = ann;
    await page.getByRole('tab', { name: 'Log' }).tap();
    const name = lastName(ann);
    await name.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await name.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const at = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    const thing = page.locator('.k-looked-up:popover-open');
    await thing.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const box = (await thing.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await thing.tap();
    await thing.waitFor({ state: 'hidden' });
  });

  it.each([
    ['Stardust Imperium', '.si-hand .si-tile'],
    ['APEX', '.ax-asked .ax-tile'],
  ])('%s: on a phone a long press on a card tells it, and does nothing else', async (title, tile) => {
    const [, position] = MIDDLES.find(([name]) => name === title)!;
    const { page } = await comes(position(), [390, 844]);
    const { x, y, width, height } = (await page.locator(tile).first().boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const at = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    const told = page.locator('.k-bubble:popover-open');
    await told.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(300);
    expect(await told.isVisible()).toBe(true);
    expect(await page.locator(`${tile}[aria-pressed="true"], dialog[aria-modal]`).count()).toBe(0);
  });

  it.each(MIDDLES)('%s: the legend has every sign that is on the table', async (_, position) => {
    const ann = await comes(position());
    const { page } = ann;
    const drawn = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<SVGElement>('[data-sign]')].map(({ dataset }) => dataset.sign!),
      ),
    ]);
    expect(drawn.length).toBeGreaterThan(3);
    await page.locator('main').focus();
    await page.keyboard.press('?');
    const legend = page.getByRole('dialog', { name: 'Signs and keys' });
    await legend.locator('[data-legend]').first().waitFor();
    const listed = await legend
      .locator('[data-legend]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.legend!));
    expect(drawn.filter((sign) => !listed.includes(sign))).toEqual([]);
    expect(await legend.locator('kbd').count()).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    await legend.waitFor({ state: 'detached' });
  });

  it('a sign tells what it means to who points at it; on a phone the menu has the legend', async () => {
    const ann = await comes(middleOf('APEX'));
    await ann.page.locator('.table-seats [data-sign="influence"]').first().hover({ force: true });
    const bubble = ann.page.locator('.k-bubble:popover-open');
    await bubble.waitFor();
    expect(await bubble.textContent()).toMatch(/influence/i);

    const bo = await comes(middleOf('APEX'), [390, 844]);
    await bo.presses('This table');
    await bo.presses('Signs and keys');
    await bo.page.getByRole('dialog', { name: 'Signs and keys' }).waitFor();
  });

  it('pointing and focus tell why something can’t be chosen', async () => {
    const ann = await comes(findHegemonic(2, isActing));
    const { page } = ann;
    const dead = ann.prompt.locator('.k-choice[aria-disabled="true"]').first();
    const why = (await dead.getAttribute('aria-description'))!;
    const bubble = page.locator('.k-bubble:popover-open');
    await dead.hover();
    await bubble.waitFor();
    expect(await bubble.textContent()).toContain(why);
    await page.mouse.move(640, 300);
    await bubble.waitFor({ state: 'hidden' });

    await page.keyboard.press('Tab');
    const place = page.locator('[data-sector]:not([data-state])').first();
    await place.focus();
    const reason = page.locator('.map-inspect .map-why');
    await reason.waitFor();
    await page
      .getByLabel('Steps')
      .getByText((await reason.textContent())!.trim())
      .first()
      .waitFor({ state: 'attached' });
    await page.locator('#prompt').focus();
    await reason.waitFor({ state: 'detached' });
  });

  it('from a tile that is chosen by keyboard one comes to the places where it may go', async () => {
    const ann = await comes(middleOf('Dominations'));
    const { page } = ann;
    await page.locator('.dm-hand-tile').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(ann, '[data-sector][data-state="lit"]')).toBe(true);
    const first = await page.evaluate(() => (document.activeElement as SVGElement).dataset.sector);
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft']) {
      await page.keyboard.press(key);
      expect(await focused(ann, '[data-sector][data-state="lit"]')).toBe(true);
    }
    await page.keyboard.press('b');
    const best = await page.evaluate(() => (document.activeElement as SVGElement).ariaLabel!);
    const gains = await page
      .locator('[data-sector][data-state="lit"]')
      .evaluateAll((all) => all.map((one) => Number(/here: (\d+)/.exec(one.ariaLabel!)?.[1] ?? 0)));
    expect(Number(/here: (\d+)/.exec(best)![1])).toBe(Math.max(...gains));
    await page.keyboard.press('p');
    expect(await page.evaluate(() => (document.activeElement as SVGElement).dataset.sector)).toBe(first);
  });

  it('from the sector where ships start one comes to those where they may go', async () => {
    const ann = await comes(findApex(3, isExpanding));
    const { page } = ann;
    await page.keyboard.press('p');
    expect(await focused(ann, '[data-sector][data-state="lit"]')).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-state="from"]').count()).toBe(1);
    await expect.poll(() => focused(ann, '[data-sector][data-state="lit"]')).toBe(true);
  });

  it('names in the rules show their things, without a table', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes('/rules/dominations');
    const name = ann.page.locator('.rules-body .k-named').first();
    await name.scrollIntoViewIfNeeded();
    await name.hover();
    await ann.page.locator('.k-looked-up:popover-open').waitFor();
  });
});
