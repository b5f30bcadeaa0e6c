import type { Core } from '@conclave/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findApex, isExpanding } from './lib/apex.ts';
import { findDominations, isPlacing } from './lib/dominations.ts';
import { sector } from './lib/galaxy.ts';
import { findHegemonic, isBuilding } from './lib/hegemonic.ts';
import { findHexpanse, isActingLate } from './lib/hexpanse.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { find, isHalfway, type Position } from './lib/position.ts';

const MAPS: readonly (readonly [string, () => Position<Core>])[] = [
  ['APEX', () => findApex(3, isExpanding)],
  ['APEX of six', () => findApex(6, isExpanding)],
  ['Hegemonic', () => findHegemonic(3, isBuilding)],
  ['Hegemonic of six', () => findHegemonic(6, isBuilding)],
  ['Dominations', () => findDominations(2, isPlacing)],
  ['Hexpanse', () => findHexpanse(2, isActingLate)],
];
const DESK = [1280, 800] as const;
const NARROW = [900, 700] as const;
const PHONE = [390, 844] as const;

/** Looks at every place of the map by keyboard; what is wrong with the panel that opens, and at how many it looked. */
const looksAtAll = (ann: Person) =>
  ann.page.evaluate(async () => {
    const frames = async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    };
    const faults: string[] = [];
    const places = [...document.querySelectorAll<SVGElement>('[data-sector]')];
    for (const place of places) {
      place.focus();
      await frames();
      const panel = document.querySelector('.map-inspect')?.getBoundingClientRect();
      const room = document.querySelector('.map-frame')!.parentElement!.getBoundingClientRect();
      const own = place.getBoundingClientRect();
      const at = place.ariaLabel!.split(',')[0];
      if (!panel) faults.push(`${at}: nothing opens`);
      else if (
        Math.min(own.right, panel.right) - Math.max(own.left, panel.left) > 1 &&
        Math.min(own.bottom, panel.bottom) - Math.max(own.top, panel.top) > 1
      )
        faults.push(`${at}: covered`);
      else if (
        panel.left < room.left - 1 ||
        panel.right > room.right + 1 ||
        panel.top < room.top - 1 ||
        panel.bottom > room.bottom + 1
      )
        faults.push(`${at}: its panel leaves the map`);
    }
    return { faults, looked: places.length };
  });

describe('what one looks up', () => {
  const house = useHouse();
  async function comes(position: Position<Core>, size: readonly [number, number]): Promise<Person> {
    const ann = await house.current.person('Ann', { size });
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    // Until what is asked has let go what was looked at before.
    await ann.page.waitForTimeout(300);
    return ann;
  }

  it.each(MAPS)('opens on the map of %s and covers no place it is about', async (_, position) => {
    const ann = await comes(position(), DESK);
    for (const [width, height] of [DESK, NARROW, PHONE]) {
      await ann.page.setViewportSize({ width, height });
      const { faults, looked } = await looksAtAll(ann);
      expect(faults, `${width} times ${height}`).toEqual([]);
      expect(looked).toBeGreaterThan(5);
    }
  });

  it('stands beside its place wherever the map is pulled, and goes by Escape', async () => {
    const ann = await comes(findHegemonic(3, isBuilding), DESK);
    const { page } = ann;
    const place = sector(ann, 15);
    await place.focus();
    await page.keyboard.press('i');
    const panel = page.locator('.map-inspect[data-pinned]');
    await panel.waitFor();
    expect(await page.getByRole('complementary', { name: /^Sector / }).count()).toBe(1);

    const boxOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().toJSON());
    /** Pixels between the two along the side where the panel stands. */
    const gap = async () => {
      const [own, of]: [DOMRect, DOMRect] = [await boxOf(panel), await boxOf(place)];
      return Math.round(
        Math.max(own.left - of.right, of.left - own.right, own.top - of.bottom, of.top - own.bottom),
      );
    };
    expect(await gap()).toBe(8);
    const before = (await panel.boundingBox())!;
    const { x, y } = (await place.boundingBox())!;
    await page.mouse.move(x + 90, y + 120);
    await page.mouse.wheel(0, -150);
    await expect.poll(async () => (await panel.boundingBox())!.x).not.toBe(before.x);
    await expect.poll(gap).toBe(8);

    await panel.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await place.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it.each([DESK, PHONE])(
    'tells tips in sight and off what they are about at %i times %i',
    async (...size) => {
      const ann = await comes(find(2, isHalfway), size);
      const tips = ann.page.locator('.k-tip:visible');
      const bubble = ann.page.locator('.k-bubble');
      const count = await tips.count();
      expect(count).toBeGreaterThan(3);
      for (let i = 0; i < count; i++) {
        const tip = tips.nth(i);
        await tip.scrollIntoViewIfNeeded();
        await ann.page.keyboard.press('Tab');
        await tip.focus();
        await bubble.waitFor();
        const [own, of] = [(await bubble.boundingBox())!, (await tip.boundingBox())!];
        expect(own.x).toBeGreaterThanOrEqual(7);
        expect(own.x + own.width).toBeLessThanOrEqual(size[0] - 7);
        expect(own.y + own.height <= of.y || own.y >= of.y + of.height).toBe(true);
        await ann.page.keyboard.press('Escape');
      }
    },
  );
});
