import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { press } from './lib/play.ts';
import { find, isHalfway } from './lib/position.ts';

const isWhollyInView = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  });

describe('on a phone', () => {
  const house = useHouse();

  it('one plays by touch, and the prompt is always there', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    await ann.playsNow();
    for (let presses = 0; presses < 12; presses++) {
      await ann.page.locator('[data-asked]').waitFor();
      expect(await isWhollyInView(ann.prompt)).toBe(true);
      await press(ann);
    }
  });

  it('seats, log and chat lie behind tabs', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    const { page } = ann;
    await ann.playsNow();
    await ann.presses(/^Research/);
    await ann.region('Cards to choose from').waitFor();
    await page.getByRole('tab', { name: 'Seats' }).tap();
    await page.getByRole('tabpanel').getByText('Pim').waitFor();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.getByRole('tabpanel').getByText('researches').first().waitFor();
    await page.getByRole('tab', { name: 'Chat' }).tap();
    await page.getByLabel('Message').fill('Hello');
    await ann.presses('Send');
    await page.getByLabel('Chat lines').getByText('Hello').waitFor();
    await page.getByRole('tab', { name: /^Mine/ }).tap();
    await ann.region('Your area').waitFor();
  });

  it('the sheet turns to my area when something new is asked', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    await ann.playsNow();
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.getByRole('tab', { name: 'Log' }).tap();
    await ann.presses(/^Research/);
    await ann.region('Cards to choose from').waitFor();
    const board = await ann.page.getByRole('main').boundingBox();
    expect(board?.height).toBeGreaterThanOrEqual(260);
  });

  it('a card to choose from is told in full as soon as it is touched', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    await ann.playsNow();
    await ann.presses(/^Research/);
    const cards = ann.region('Cards to choose from').locator('[data-card]');
    await cards.first().waitFor();
    for (const at of [1, 3]) {
      await cards.nth(at).tap();
      const name = (await cards.nth(at).getAttribute('aria-label'))!.split(',')[0]!;
      const told = ann.prompt.locator('.si-does');
      await told.getByText(name, { exact: true }).waitFor();
      expect(await told.textContent()).toMatch(/cost \d+\$ · sells for \d+\$ · .+\. .+\. ?Read the card/);
      expect(await isWhollyInView(told)).toBe(true);
    }
  });

  it('who looks on reads so, beside the name of the game', async () => {
    const ann = await house.current.person('Ann');
    const eve = await house.current.person('Eve', { size: [360, 740], touch: true });
    await ann.playsNow();
    await eve.goes(new URL(ann.page.url()).pathname);
    const said = eve.page.getByText('Looking on');
    await said.waitFor();
    const [text, title] = [await said.boundingBox(), await eve.page.locator('h1').boundingBox()];
    expect(text!.x + text!.width).toBeLessThanOrEqual(title!.x + title!.width);
    expect(text!.y + text!.height).toBeLessThanOrEqual(title!.y + title!.height + 1);
  });

  it('the own tableau lies above the hand, in small', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    await ann.goes(await lay(house.current, find(4, isHalfway), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const tableau = ann.region('Built cards');
    const [above, hand] = [await tableau.boundingBox(), await ann.region('Hand').boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(hand!.y);
    // The row has scrolled to what may be used, if anything may.
    const lit = tableau.locator('[data-mark="open"]');
    const first = ((await lit.count()) > 0 ? lit : tableau.locator('[data-card]')).first();
    expect(await isWhollyInView(first)).toBe(true);
    expect(await isWhollyInView(ann.region('Hand').locator('[data-card]').first())).toBe(true);
    await ann.shot('phone own tableau');
  });
});
