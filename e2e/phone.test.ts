import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { press } from './lib/play.ts';

const isWhollyInView = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  });

describe('on a phone', () => {
  const house = useHouse();

  it('one plays by touch, and the prompt is always there', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    await ann.goes('/');
    await ann.presses('Play now');
    for (let presses = 0; presses < 12; presses++) {
      await ann.page.locator('[data-asked]').waitFor();
      expect(await isWhollyInView(ann.prompt)).toBe(true);
      await press(ann);
    }
  });

  it('seats, log and chat lie behind tabs', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    const { page } = ann;
    await ann.goes('/');
    await ann.presses('Play now');
    await ann.presses(/^Research/);
    await ann.region('Cards to choose from').waitFor();
    await page.getByRole('tab', { name: 'Seats' }).tap();
    await page.getByRole('tabpanel').getByText('Steward').waitFor();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.getByRole('tabpanel').getByText('researches').first().waitFor();
    await page.getByRole('tab', { name: 'Chat' }).tap();
    await page.getByLabel('Message').fill('Hello');
    await ann.presses('Send');
    await page.getByLabel('Chat lines').getByText('Hello').waitFor();
    await page.getByRole('tab', { name: /^Mine/ }).tap();
    await ann.region('Hand').waitFor();
  });

  it('the sheet turns to my area when something new is asked', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    await ann.goes('/');
    await ann.presses('Play now');
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.getByRole('tab', { name: 'Log' }).tap();
    await ann.presses(/^Research/);
    await ann.region('Cards to choose from').waitFor();
    const board = await ann.page.getByRole('main').boundingBox();
    expect(board?.height).toBeGreaterThanOrEqual(260);
  });
});
