import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { type Fits, find, isHalfway } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';
import { makesSomeMove } from './lib/some-move.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

/** Nothing was done that could be taken back. */
const isFirst: Fits = (_, moves) => moves.length > 0;
const WITH_DEAD_BUTTONS = MIDDLES.map(([title, position]) =>
  title === 'Stardust Imperium' ? ([title, () => find(2, isFirst)] as const) : ([title, position] as const),
);

/** The looks of a button that a pointer over it could change. */
const looks = (button: Locator): Promise<string> =>
  button.evaluate((element) => {
    const { backgroundColor, borderColor, color } = getComputedStyle(element);
    return [backgroundColor, borderColor, color].join(' ');
  });

/** Whether nothing lies over a place that is on the screen. */
const isOnTop = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = (x: number, y: number) =>
      element.contains(document.elementFromPoint(left + width * x, top + height * y));
    return at(0.1, 0.5) && at(0.5, 0.5) && at(0.5, 0.2) && at(0.5, 0.8);
  });

describe('what costs seconds at a table', () => {
  const house = useHouse();

  const sitsAt = async (ann: Person, position: ReturnType<(typeof MIDDLES)[number][1]>) => {
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
  };

  it.each(SIZES)(
    'the rules open over the table and the room, which stay, at %i times %i',
    async (...size) => {
      const ann = await house.current.person('Ann', { size, touch: size[0] < 400 });
      const { page } = ann;
      const readsRules = async (name: string) => {
        const address = page.url();
        const opener = ann.button(name);
        await ann.hits(opener);
        const rules = page.getByRole('dialog', { name: 'Rules' });
        await rules.getByRole('heading', { level: 3 }).first().waitFor();
        const chapter = rules.getByRole('navigation', { name: 'Chapters' }).getByRole('link').last();
        const title = await chapter.textContent();
        await ann.hits(chapter);
        const heading = rules.getByRole('heading', { level: 2, name: title ?? '', exact: true });
        await expect
          .poll(() => heading.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight))
          .toBe(true);
        const sections = rules.getByRole('heading', { level: 3 });
        const all = await sections.count();
        await rules.getByRole('searchbox', { name: 'Search' }).fill('round');
        await expect.poll(() => sections.count()).toBeLessThan(all);
        await ann.shot(`rules-over-${name}-${size[0]}`);
        // In a field of a search the first Escape empties it.
        await page.keyboard.press('Escape');
        await expect.poll(() => sections.count()).toBe(all);
        await page.keyboard.press('Escape');
        await rules.waitFor({ state: 'detached' });
        expect(page.url()).toBe(address);
        expect(page.context().pages()).toHaveLength(1);
        expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      };
      await sitsAt(ann, find(2, isHalfway));
      await readsRules('Rules');
      const made = await ann.context.request.post('/api/tables', {
        data: { game: 'hexpanse', seats: [{ kind: 'me' }, { kind: 'open' }], options: {} },
      });
      const { id } = (await made.json()) as { id: string };
      await ann.goes(`/table/${id}`);
      await readsRules('Rules');
      // The room goes on wearing the game's colours.
      expect(await page.evaluate(() => document.documentElement.dataset.game)).toBe('hexpanse');
    },
  );

  it.each(WITH_DEAD_BUTTONS)(
    'a button of %s that does nothing does not light up under the mouse',
    async (_, position) => {
      const ann = await house.current.person('Ann');
      await sitsAt(ann, position());
      const dead = ann.page.locator('[aria-disabled="true"]:visible');
      for (const button of await dead.all()) {
        await ann.page.mouse.move(1, 1);
        const before = await looks(button);
        await button.hover({ force: true });
        await ann.page.waitForTimeout(250);
        expect(await looks(button), (await button.textContent()) ?? '').toBe(before);
      }
      expect(await dead.count()).toBeGreaterThan(0);
    },
  );

  it.each(SIZES.flatMap((size) => MIDDLES.map(([title, position]) => [title, ...size, position] as const)))(
    '%s at %i times %i: a move that was refused is given back where one sees it',
    async (title, w, h, position) => {
      const ann = await house.current.person('Ann', { size: [w, h], touch: w < 400 });
      ann.expects(/409/);
      await sitsAt(ann, position());
      await ann.page.route(/\/commands$/, (route) =>
        route.fulfill({ status: 409, json: { error: 'not-offered', message: 'It rains.' } }),
      );
      await makesSomeMove(ann);
      await ann.sees('Your move was not made.');
      await ann.sees('It rains.');
      const said = ann.prompt.getByRole('alert');
      await ann.shot(`refused-${title}-${w}`);
      expect(await isOnTop(said)).toBe(true);
      await ann.presses('Close');
      await said.waitFor({ state: 'detached' });
    },
  );
});
