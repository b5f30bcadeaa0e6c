import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { press } from './lib/play.ts';

describe('two people at one device', () => {
  const house = useHouse();

  it('pass it on without seeing the hand of the other', async () => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes('/create/stardust-imperium');
    await page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Here').click();
    await page.getByLabel('Name of the person in seat 2').fill('Bea');
    await page.getByRole('group', { name: 'First player' }).getByText('seat 1').click();
    await ann.presses('Start the game');

    const hands: string[] = [];
    for (const name of ['Ann', 'Bea', 'Ann']) {
      await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
      expect(await page.locator('[data-card]').count()).toBe(0);
      expect(await page.getByRole('region').count()).toBe(0);
      await ann.presses(`I am ${name}`);
      const hand = ann.region('Hand').getByRole('group');
      await page.getByRole('group', { name: `Tableau of ${name}` }).waitFor();
      hands.push(await hand.ariaSnapshot());
      await page.locator('[data-asked]').waitFor();
      while ((await page.locator('.curtain').count()) === 0) {
        await press(ann);
        await page.locator('[data-asked]').or(page.locator('.curtain')).waitFor();
      }
    }
    const [first, other] = hands;
    expect(other).not.toBe(first);
  });
});
