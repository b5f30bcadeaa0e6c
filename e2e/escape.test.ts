import { apex } from '@conclave/games/apex/index.ts';
import { dominations } from '@conclave/games/dominations/index.ts';
import { hegemonic } from '@conclave/games/hegemonic/index.ts';
import type { Core, Game } from '@conclave/kernel';
import type { ElementHandle, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooses, findApex, isChoosingLate } from './lib/apex.ts';
import { findDominations, isPlacingOpenly } from './lib/dominations.ts';
import { sector } from './lib/galaxy.ts';
import {
  attackOf,
  choosesCard,
  findHegemonic,
  isAttacking,
  isBuilding,
  isChoosingLate as isCardChosenLate,
  isCommitting,
} from './lib/hegemonic.ts';
import { findHexpanse, isActingLate } from './lib/hexpanse.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { movesAside } from './lib/others.ts';
import type { Person } from './lib/person.ts';
import type { Position } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

/** Somebody else is asked, after the first round and the first age. */
const waits = (
  { round, age = 2 }: { readonly round: number; readonly age?: number },
  moves: readonly unknown[],
): boolean => age > 1 && round > 1 && moves.length === 0;

const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

declare global {
  interface Window {
    watchers: (EventTarget & { requestClose(): void; isOver?: boolean })[];
  }
}

/** Keeps what the page asks of the browser to be told of gestures; runs in the page. */
function keepWatchers(): void {
  window.watchers = [];
  const Native = Reflect.get(window, 'CloseWatcher');
  Reflect.set(
    window,
    'CloseWatcher',
    class extends Native {
      isOver = false;
      constructor() {
        super();
        window.watchers.push(this as unknown as (typeof window.watchers)[number]);
        (this as unknown as EventTarget).addEventListener('close', () => {
          this.isOver = true;
        });
      }
      destroy() {
        this.isOver = true;
        super.destroy();
      }
    },
  );
}

describe('Escape', () => {
  const house = useHouse();
  async function comes(position: Position<Core>, size: readonly [number, number] = [1280, 800]) {
    const ann = await house.current.person('Ann', { size });
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    return ann;
  }

  /** Presses every one of these by key: what opens is closed by Escape, and the focus is where it was. */
  async function closesAll(ann: Person, openers: Locator): Promise<number> {
    const { page } = ann;
    const dialog = page.locator('dialog[open]');
    let opened = 0;
    for (const opener of await openers.all()) {
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      await opener.focus();
      await page.keyboard.press('Enter');
      // What says that it opens one may have to be fetched first.
      if ((await opener.getAttribute('aria-haspopup')) === 'dialog') await dialog.waitFor();
      if ((await dialog.count()) > 0) {
        opened++;
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await hasFocus(opener)).toBe(true);
      } else await page.keyboard.press('Escape');
    }
    return opened;
  }

  /** Opens every one of these by key, and Escape closes it again. */
  async function unfolds(closed: Locator): Promise<void> {
    for (const opener of (await closed.elementHandles()) as ElementHandle<Element>[]) {
      if (!(await opener.isVisible())) continue;
      const isOpen = () =>
        opener.evaluate((element) =>
          element.matches('summary')
            ? (element.parentElement as HTMLDetailsElement).open
            : element.getAttribute('aria-expanded') === 'true',
        );
      await opener.press('Enter');
      await expect.poll(isOpen).toBe(true);
      await closed.page().keyboard.press('Escape');
      await expect.poll(isOpen).toBe(false);
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  }

  it.each(SIZES.flatMap((size) => MIDDLES.map(([title, position]) => [title, size, position] as const)))(
    'closes all that opens in %s at %o',
    async (_, size, position) => {
      const ann = await comes(position(), size);
      const { page } = ann;
      // The bar above, the seats, and what stands round the board.
      expect(await closesAll(ann, page.locator('.table-bar button'))).toBe(4);
      const around = ':is(.table-seats, .sheet [role="tabpanel"], .table-board) button:not([aria-expanded])';
      await closesAll(ann, page.locator(around));

      await unfolds(page.locator('details:not([open]) > summary'));
      await unfolds(page.locator('button[aria-expanded="false"]'));
      const place = page.locator('[data-sector]').first();
      if ((await place.count()) > 0) {
        await place.focus();
        await page.keyboard.press('i');
        await page.keyboard.press('Escape');
        await page.locator('.map-inspect').waitFor({ state: 'detached' });
        expect(await hasFocus(place)).toBe(true);
      }
      const card = page.locator(':is(.table-mine, .sheet) button[data-card]:visible').first();
      if ((await card.count()) > 0) {
        await card.focus();
        await page.keyboard.press('i');
        const dialog = page.locator('dialog[open]');
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await hasFocus(card)).toBe(true);
      }
    },
  );

  it.each(MIDDLES)('lowers the sheet of %s that was raised', async (_, position) => {
    const ann = await comes(position(), [390, 844]);
    const sheet = ann.page.locator('.sheet');
    const tab = sheet.getByRole('tab', { name: 'Log' });
    const isLow = () => sheet.evaluate((one) => one.classList.contains('sheet-low'));
    await tab.press('Enter');
    if (!(await isLow())) await tab.press('Enter');
    await expect.poll(isLow).toBe(true);
    await ann.page.keyboard.press('Escape');
    expect(await isLow()).toBe(true);
    await tab.press('Enter');
    await expect.poll(isLow).toBe(false);
    await ann.page.keyboard.press('Escape');
    await expect.poll(isLow).toBe(true);
    expect(await hasFocus(tab)).toBe(true);
  });

  it('folds the preview of a conflict before it takes back a part (Hegemonic)', async () => {
    const position = findHegemonic(3, isAttacking);
    const [, pattern, , target] = attackOf(hegemonic.moves(position.state, 0))!;
    const ann = await comes(position);
    const { keyboard } = ann.page;
    await ann.prompt.getByRole('button', { name: new RegExp(`^${pattern}: `, 'i') }).press('Enter');
    await sector(ann, target).press('Enter');
    const preview = ann.page.getByLabel(/^Preview: /);
    const fold = preview.locator('button[aria-expanded]');
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
    await keyboard.press('Escape');
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false');
    await ann.button(/^Attack/).waitFor();
    await fold.press('Enter');
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
    await keyboard.press('Escape');
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false');
    expect(await hasFocus(fold)).toBe(true);
    await keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
  });

  it('folds the scene of a conflict (Hegemonic)', async () => {
    const ann = await comes(findHegemonic(3, isCommitting));
    const fold = ann.page.locator('.hg-conflict[data-kind="scene"] button[aria-expanded]');
    await fold.waitFor();
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
    await ann.page.keyboard.press('Escape');
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['APEX', '.ax-reveal', () => findApex(2, isChoosingLate), (ann: Person) => chooses(ann, 'Expansion')],
    [
      'Hegemonic',
      '.hg-reveal',
      () => findHegemonic(2, isCardChosenLate),
      (ann: Person) => choosesCard(ann, 'Industrialize'),
    ],
  ] as const)('ends a reveal of %s', async (_, row, position, choose) => {
    const ann = await house.current.person('Ann', { motion: true });
    await ann.goes(await lay(house.current, position(), ann));
    await ann.page.locator('[data-asked]').waitFor();
    await choose(ann);
    const reveal = ann.page.locator(row);
    await reveal.waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.page.waitForTimeout(100);
    expect(await reveal.count()).toBe(0);
  });

  it('takes the formations off the board that were laid over it (Hexpanse)', async () => {
    const ann = await comes(findHexpanse(2, isActingLate));
    await ann
      .region('Formations')
      .getByRole('button', { name: /^Formations/ })
      .press('Enter');
    const rows = ann.region('Formations').locator('.hx-outlook');
    const laid = ann.region('Formations').locator('.hx-outlook[aria-pressed="true"]');
    await rows.first().press('Enter');
    await rows.last().press('Enter');
    await expect.poll(() => laid.count()).toBe(2);
    await ann.page.keyboard.press('Escape');
    await expect.poll(() => laid.count()).toBe(0);
  });

  it('closes an explanation', async () => {
    const ann = await comes(findHexpanse(2, isActingLate));
    const { keyboard } = ann.page;
    await ann.prompt.getByRole('button', { name: /^Place/ }).press('Enter');
    await ann.button('Take back').waitFor();
    const lacking = ann.prompt.locator('[aria-disabled="true"]:not(.k-signal)').first();
    await keyboard.press('Escape');
    await ann.button('Take back').waitFor({ state: 'detached' });
    await lacking.press('Enter');
    const bubble = ann.page.locator('.k-bubble[role="alert"]');
    await expect.poll(() => bubble.evaluate((one) => one.matches(':popover-open'))).toBe(true);
    await keyboard.press('Escape');
    await expect.poll(() => ann.page.locator('.k-bubble:popover-open').count()).toBe(0);
  });

  it('is what a phone’s gesture for going back does', async () => {
    const ann = await house.current.person('Ann', { size: [390, 844], touch: true });
    const { page } = ann;
    await page.addInitScript(keepWatchers);
    await ann.goes(await lay(house.current, findDominations(2, isPlacingOpenly), ann));
    await page.locator('[data-asked]').waitFor();
    const watchers = () => page.evaluate(() => window.watchers.length);
    const goesBack = () => page.evaluate(() => window.watchers.at(-1)!.requestClose());
    const dialog = page.locator('dialog[open]');
    await ann.button('The game in a minute').tap();
    await dialog.waitFor();
    expect(await watchers()).toBe(1);
    await goesBack();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.dm-now').tap();
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.watchers.map((one) => one.isOver))).toEqual([true, true]);
  });
});

describe('what was looked up', () => {
  const house = useHouse();

  /** What is looked up, the game, and where: the opener, what more is pressed there, and what then lies open. */
  const LOOKUPS: readonly (readonly [
    what: string,
    game: unknown,
    () => unknown,
    string,
    RegExp | null,
    string,
  ])[] = [
    ['the round of APEX', apex, () => findApex(2, waits), '.ax-now', null, 'dialog[open]'],
    ['an age of APEX', apex, () => findApex(2, waits), 'button.ax-age', null, '.ax-age-score'],
    ['the round of Hegemonic', hegemonic, () => findHegemonic(2, waits), '.hg-now', null, 'dialog[open]'],
    ['the Age of Dominations', dominations, () => findDominations(2, waits), '.dm-now', null, 'dialog[open]'],
    ['its last end', dominations, () => findDominations(2, waits), '.dm-now', /^The end of/, '.dm-age-end'],
    ['its cards', dominations, () => findDominations(2, waits), '.dm-rack-head', null, 'dialog[open]'],
  ];

  it.each(LOOKUPS)('of %s lets itself go when one is asked', async (_, game, find, opener, more, opens) => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, find() as Position<Core>, ann, bob);
    await ann.goes(path);
    await ann.page.locator(opener).first().press('Enter');
    if (more) await ann.button(more).press('Enter');
    const open = ann.page.locator(opens);
    await open.waitFor();
    await ann.page.waitForTimeout(500);
    expect(await open.count()).toBe(1);
    const asked = ann.prompt.locator('[data-asks]');
    for (let moves = 0; moves < 40 && (await asked.count()) === 0; moves++) {
      await movesAside(game as Game, bob, path, 1, house.current.url).catch(() => undefined);
      await ann.page.waitForTimeout(200);
    }
    await asked.waitFor();
    await open.waitFor({ state: 'detached' });
  });

  const POSITIONS: readonly (readonly [string, () => Position<Core>, string, RegExp])[] = [
    ['Hegemonic', () => findHegemonic(3, isBuilding), '1', /^Build/],
    ['Dominations', () => findDominations(2, isPlacingOpenly), '1', /^Place it$/],
    ['Hexpanse', () => findHexpanse(2, isActingLate), '8', /^Gain it$/],
  ];

  it.each(POSITIONS)('lets itself go when one goes on in %s', async (title, find, key, confirm) => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes(await lay(house.current, find(), ann));
    await page.locator('[data-asked]').waitFor();
    const pinned = page.locator('.map-inspect[data-pinned]');
    const looksUp = async () => {
      await page.locator('[data-sector]').first().focus();
      await page.keyboard.press('i');
      await pinned.waitFor();
    };
    await looksUp();
    await page.keyboard.press(key);
    await pinned.waitFor({ state: 'detached' });
    if (title === 'Dominations') await ann.hits(ann.button('The best place'));
    await ann.button(confirm).waitFor();
    await page.waitForTimeout(300);
    await looksUp();
    await page.waitForTimeout(500);
    expect(await pinned.count()).toBe(1);
    await ann.button(confirm).press('Enter');
    await pinned.waitFor({ state: 'detached' });
  });
});
