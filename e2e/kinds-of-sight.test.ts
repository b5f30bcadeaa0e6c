import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { hindrances, overflow } from './lib/looks.ts';
import type { Person } from './lib/person.ts';
import { outOfReach } from './lib/reach.ts';
import { makesSomeMove } from './lib/some-move.ts';
import { STAGES } from './lib/stages.ts';
import { isSeenBy, pictureOf, placeOf, type Seen } from './lib/told-apart.ts';

/** A window of 1280 times 800 at 200 %. */
const ENLARGED = { size: [640, 400], scale: 2, log: false } as const;
const DESK = { width: 1280, height: 800 };

/** What may be done, and what is chosen, as pages mark it. */
const LIT = '[data-mark="open"]:visible, [data-state="lit"]:visible';
const CHOSEN =
  ':is([data-mark="chosen"], [data-mark="picked"], [data-state="from"], [data-state="to"], [aria-pressed="true"], [aria-selected="true"]):visible';
const MARKS = ['data-mark', 'data-state', 'data-can', 'aria-pressed', 'aria-selected'];
/** Presses of Tab after which one has seen enough. */
const STOPS = 6;

const MIDDLES = STAGES.filter(({ stage }) => stage === 'middle');

/** Whatever runs in the page by the clock, by name. */
const running = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.timeline instanceof DocumentTimeline)
      .filter((one) => Number(one.effect?.getComputedTiming().duration) > 0)
      .map((one) => `${one.constructor.name} of ${(one.effect as KeyframeEffect).target?.className}`),
  );

/** Everything is reached, also in the tabs. */
async function reachesAll({ page }: Person): Promise<void> {
  expect(await outOfReach(page)).toEqual([]);
  for (const tab of await page.getByRole('tab').all()) {
    if ((await tab.getAttribute('aria-selected')) === 'false') await tab.click();
    expect(await outOfReach(page), (await tab.textContent())!).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  }
}

/** What is marked by colour is marked otherwise too where the system chooses the colours. */
async function tellsApart(person: Person): Promise<void> {
  const { page } = person;
  const first = async (marked: string): Promise<Seen> =>
    (await page.locator(marked).first().elementHandle()) as Seen;
  if ((await page.locator(LIT).count()) === 0)
    await person.prompt.locator('.k-choices button:not([aria-disabled="true"])').first().click();
  expect(await isSeenBy(page, await first(LIT), MARKS), 'what may be done').toBe(true);
  await page.locator(LIT).first().dispatchEvent('click');
  expect(await isSeenBy(page, await first(CHOSEN), MARKS), 'what is chosen').toBe(true);

  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const focused = (await page.evaluateHandle(() => document.activeElement!)) as Seen;
    const place = await placeOf(page, focused);
    const withFocus = await pictureOf(page, place);
    await focused.evaluate((one) => (one as HTMLElement).blur());
    expect(await pictureOf(page, place), `focus ${stop}`).not.toBe(withFocus);
    await focused.evaluate((one) => (one as HTMLElement).focus());
  }

  await page.evaluate(() => {
    for (let seat = 0; seat < 6; seat++) document.documentElement.style.setProperty(`--seat-${seat}`, 'gray');
  });
  const pictures = new Set<string>();
  const crests = await page.locator('.table-seats .k-crest').elementHandles();
  for (const crest of crests) pictures.add(await pictureOf(page, await placeOf(page, crest as Seen, 0)));
  expect(crests.length).toBeGreaterThan(1);
  expect(pictures.size, 'seats').toBe(crests.length);
}

/** Nothing moves, and what happened is said. */
async function standsStill(person: Person): Promise<void> {
  const { page } = person;
  const line = page.locator('.news-line');
  const before = await line.textContent();
  await makesSomeMove(person);
  for (let i = 0; i < 8; i++) {
    expect(await running(page)).toEqual([]);
    await page.waitForTimeout(60);
  }
  await expect.poll(() => line.textContent()).not.toBe(before);
}

describe('the table of', () => {
  const house = useHouse();

  it.each(MIDDLES)(
    '$game is for people who enlarge it, who choose its colours, and who want no motion',
    async ({ game, find }) => {
      const ann = await house.current.person('Ann', ENLARGED);
      const { page } = ann;
      await ann.goes(await lay(house.current, find(), ann));
      await page.locator('[data-asked]').waitFor();
      await reachesAll(ann);

      await page.setViewportSize(DESK);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.waitForTimeout(300);
      await ann.shot(`forced colours ${game}`);
      await tellsApart(ann);

      await page.emulateMedia({ forcedColors: 'none' });
      await standsStill(ann);
    },
  );
});

describe('the room of every game', () => {
  const house = useHouse();

  it('hinders nobody', async () => {
    const ann = await house.current.person('Ann');
    for (const { game } of MIDDLES) {
      await ann.goes(`/create/${game}`);
      await ann.presses('Create the table');
      await ann.sees(/seats? (is|are) open/);
      expect(await hindrances(ann.page), game).toEqual([]);
    }
  });
});
