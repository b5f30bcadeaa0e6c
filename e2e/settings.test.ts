import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';

describe('settings', () => {
  const house = useHouse();

  it('are kept after a reload', async () => {
    const ann = await house.current.person('Ann', { motion: true });
    const { page } = ann;
    const root = page.locator('html');
    const ground = () => root.evaluate((html) => getComputedStyle(html).backgroundColor);
    await ann.goes('/');
    const dark = await ground();
    await ann.presses('Settings');
    await page.getByRole('group', { name: 'Theme' }).getByText('Light').click();
    await page.getByRole('group', { name: 'Motion' }).getByText('Fast').click();
    await page.getByRole('slider', { name: 'Volume' }).fill('70');
    await page.getByRole('checkbox', { name: 'Scorings' }).uncheck();
    await page.reload();
    // The theme is there with the first picture, the rest with the client.
    expect(await root.getAttribute('data-theme')).toBe('light');
    expect(await ground()).not.toBe(dark);
    await expect.poll(() => root.getAttribute('data-speed')).toBe('fast');
    await ann.presses('Settings');
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Fast' }).isChecked()).toBe(true);
    expect(await page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('70');
    expect(await page.getByRole('checkbox', { name: 'Scorings' }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Your turn' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ann');
  });

  it('give way to a system that asks for less motion', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes('/');
    expect(await ann.page.locator('html').getAttribute('data-speed')).toBe('off');
    await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => ann.page.locator('html').getAttribute('data-speed')).toBe('normal');
  });
});
