import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';

describe('the rules', () => {
  const house = useHouse();

  it('open beside the table at the rule that the prompt names', async () => {
    const ann = await house.current.person('Ann');
    await ann.playsNow();
    await ann.page.locator('[data-asked]').waitFor();
    const link = ann.prompt.getByRole('link', { name: /^Rule SI-/ });
    const rule = (await link.getAttribute('aria-label'))?.replace('Rule ', '') ?? '';
    await link.click();
    const section = ann.page.getByRole('dialog', { name: 'Rules' }).locator('[data-at]');
    await section.waitFor();
    expect(await section.getAttribute('data-rules')).toContain(rule);
    await expect.poll(() => isInView(section)).toBe(true);
    await ann.page.keyboard.press('Escape');
    await section.waitFor({ state: 'detached' });
  });

  it('can be linked to and searched', async () => {
    const ann = await house.current.person(null);
    await ann.goes('/rules/stardust-imperium#SI-SEL-03');
    const section = ann.page.locator('[data-at]');
    await section.waitFor();
    expect(await section.getAttribute('data-rules')).toContain('SI-SEL-03');
    await expect.poll(() => isInView(section)).toBe(true);

    const search = ann.page.getByRole('searchbox', { name: 'Search' });
    const shown = ann.page.getByRole('main').getByRole('heading', { level: 3 });
    const all = await shown.count();
    await search.fill('overselling');
    await expect.poll(() => shown.count()).toBeLessThan(all);
    expect(await shown.count()).toBeGreaterThan(0);
    await search.fill('SI-GAM-03');
    await expect.poll(() => shown.count()).toBe(1);
    await search.fill('zebra');
    await ann.sees('No rule holds these words.');
  });
});

const isInView = (section: Locator): Promise<boolean> =>
  section.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
