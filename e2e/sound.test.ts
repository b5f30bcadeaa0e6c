import { stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import type { Game } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { movesAside } from './lib/others.ts';
import type { Person } from './lib/person.ts';
import { type Fits, find, isHalfway } from './lib/position.ts';
import { makesSomeMove } from './lib/some-move.ts';

const game = stardustImperium as unknown as Game;
const isOthersTurn: Fits = (_, moves) => moves.length === 0;

/** Keeps when each sound began of those that a page plays, in milliseconds of its track. */
const listens = (page: Page) =>
  page.addInitScript(() => {
    const begun: number[] = [];
    Object.assign(window, { begun });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when, offset, duration) {
      // What only unlocks a browser has no place in the track.
      if (offset) begun.push(Math.round(offset * 1000));
      return start.call(this, when, offset, duration);
    };
  });
const heard = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { begun: number[] }).begun);

/** What of the sounds a page has fetched. */
const fetched = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /family-.*\.mp3/.test(name)).length,
  );

describe('sound', () => {
  const house = useHouse();

  /** The second seat does what there is to do until the first is asked. */
  const leavesTurn = async (second: Person, path: string, first: Page): Promise<void> => {
    while ((await first.locator('[data-asked]').count()) === 0)
      await movesAside(game, second, path, 1, house.current.url).catch(() => first.waitForTimeout(50));
  };

  it('is neither fetched nor heard before a press; then of what I do and what a bot does; M silences it', async () => {
    const ann = await house.current.person('Ann', { motion: true });
    const { page } = ann;
    await listens(page);
    await ann.goes(await lay(house.current, find(2, isHalfway), ann));
    await page.locator('[data-asked]').waitFor();
    await page.waitForTimeout(500);
    expect(await fetched(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => fetched(page)).toBe(1);
    await page.waitForTimeout(500);
    await makesSomeMove(ann);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
    await ann.prompt.waitFor();
    const own = (await heard(page)).length;
    while ((await page.locator('[data-asked]').count()) > 0) await makesSomeMove(ann);
    await page.locator('[data-asked]').waitFor();
    expect((await heard(page)).length).toBeGreaterThan(own);
    expect(new Set(await heard(page)).size).toBeGreaterThan(1);
    await page.keyboard.press('m');
    expect(await ann.button('Sound').getAttribute('aria-pressed')).toBe('false');
    const before = (await heard(page)).length;
    await makesSomeMove(ann);
    await page.waitForTimeout(800);
    expect((await heard(page)).length).toBe(before);
  });

  it('costs no table where there is none, or where it throws', async () => {
    for (const make of ['undefined', 'class { constructor() { throw new Error("no sound"); } }']) {
      const ann = await house.current.person('Ann');
      await ann.page.addInitScript(`window.AudioContext = ${make}; window.Audio = ${make}`);
      await ann.goes(await lay(house.current, find(2, isHalfway), ann));
      await ann.page.locator('[data-asked]').waitFor();
      await makesSomeMove(ann);
      await ann.prompt.waitFor();
      await ann.presses('Settings');
      await ann.sees('This browser cannot make a sound on this page.');
    }
  });

  it('says that it is held back when my turn comes before a press, and does not pile up', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    await listens(ann.page);
    const path = await lay(house.current, find(2, isOthersTurn), ann, bob);
    await ann.goes(path);
    await ann.prompt.waitFor();
    await leavesTurn(bob, path, ann.page);
    await ann.sees('Press anything for sound');
    expect(await heard(ann.page)).toEqual([]);
    await ann.page.keyboard.press('Tab');
    await ann.page.getByText('Press anything for sound').waitFor({ state: 'detached' });
    await ann.page.waitForTimeout(500);
    expect(await heard(ann.page)).toEqual([]);
  });

  it('comes from one of two tabs at a table, the one used last', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, find(2, isOthersTurn), ann, bob);
    const pages = [ann.page, await ann.context.newPage()];
    for (const page of pages) {
      await listens(page);
      await page.goto(path);
      await page.getByRole('region', { name: 'Prompt' }).waitFor();
      await page.keyboard.press('Tab');
      await expect.poll(() => fetched(page)).toBe(1);
      await page.waitForTimeout(300);
    }
    await leavesTurn(bob, path, ann.page);
    for (const page of pages) await page.locator('[data-asked]').waitFor();
    await expect.poll(async () => (await heard(pages[1]!)).length).toBeGreaterThan(0);
    await ann.page.waitForTimeout(600);
    expect(await heard(pages[0]!)).toEqual([]);
  });
});
