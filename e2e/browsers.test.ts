import { stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import type { Game } from '@conclave/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findHegemonic, isActing } from './lib/hegemonic.ts';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { movesAside } from './lib/others.ts';
import { find, isHalfway } from './lib/position.ts';
import { MIDDLES } from './lib/positions.ts';
import { makesSomeMove } from './lib/some-move.ts';

const game = stardustImperium as unknown as Game;

describe('in other people’s browsers', () => {
  const house = useHouse();

  describe('Copy', () => {
    it('copies also where a page came over plain http, as in a house network', async () => {
      const ann = await house.current.person(null, { url: house.current.namedUrl });
      await ann.goes('/create/stardust-imperium');
      await ann.presses('Create the table');
      const link = ann.page.getByRole('textbox', { name: 'Link' });
      await link.waitFor();
      expect(await ann.page.evaluate(() => window.isSecureContext)).toBe(false);
      await ann.presses('Copy');
      await ann.button('Copied').waitFor();
      await ann.page.getByLabel('Message').focus();
      await ann.page.keyboard.press('Control+V');
      expect(await ann.page.getByLabel('Message').inputValue()).toBe(await link.inputValue());
    });

    it('says what to press, and selects the link, where the browser lets nothing be copied', async () => {
      const ann = await house.current.person(null, { url: house.current.namedUrl });
      await ann.page.addInitScript(() => {
        document.execCommand = () => false;
      });
      await ann.goes('/create/stardust-imperium');
      await ann.presses('Create the table');
      await ann.presses('Copy');
      await ann.sees('press Ctrl+C');
      expect(await ann.button('Copied').count()).toBe(0);
      expect(await ann.page.evaluate(() => document.getSelection()?.toString())).toMatch(/\/join\//);
    });
  });

  it('that keep nothing at all one can play, but for what they would keep', async () => {
    const ann = await house.current.person('Ann');
    await ann.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await ann.playsNow();
    // Nothing says that this is not the first time.
    await ann.presses('To the table');
    await ann.page.locator('[data-asked]').waitFor();
    await makesSomeMove(ann);
    await ann.presses('Settings');
    await ann.page.getByRole('group', { name: 'Theme' }).getByText('Light').click();
    expect(await ann.page.locator('html').getAttribute('data-theme')).toBe('light');
  });

  it('that keep no cookies one is told so before anything is pressed', async () => {
    const ann = await house.current.withoutCookies();
    ann.expects(/401|Unexpected response code|WebSocket/);
    await ann.goes('/');
    await ann.sees('Your browser keeps no cookies for this site.');
    await ann.sees('allow cookies for this site, then load the page again');
  });

  it('half a move and half a line of chat outlive a change of panel and a reload', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    const { page } = ann;
    const canBuild: typeof isHalfway = (state, moves) =>
      isHalfway(state, moves) && moves.some(([label]) => label === 'build');
    await ann.goes(await lay(house.current, find(4, canBuild), ann));
    await page.locator('[data-asked]').waitFor();
    const card = ann.region('Hand').locator('[data-mark="open"]').first();
    await card.tap();
    await ann.button('Take back').waitFor();
    const begun = await ann.prompt.textContent();
    await page.getByRole('tab', { name: 'Chat' }).tap();
    await page.getByLabel('Message').fill('Wait, I');
    await page.getByRole('tab', { name: /^Mine/ }).tap();
    await page.getByRole('tab', { name: 'Chat' }).tap();
    expect(await page.getByLabel('Message').inputValue()).toBe('Wait, I');
    await page.reload();
    await ann.button('Take back').waitFor();
    expect(await ann.prompt.textContent()).toBe(begun);
    await page.getByRole('tab', { name: 'Chat' }).tap();
    expect(await page.getByLabel('Message').inputValue()).toBe('Wait, I');
  });

  it.each(MIDDLES)('half a move of %s outlives a reload', async (_, position) => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position(), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const back = ann.button('Take back');
    const lit = ann.page.locator('[data-mark="open"]:visible, [data-state="lit"]:visible');
    const choices = ann.prompt.locator('.k-choice:not([aria-disabled="true"])');
    await choices.or(lit).first().waitFor();
    await ((await choices.count()) > 0 ? choices : lit).first().dispatchEvent('click');
    await back.waitFor();
    const begun = await ann.prompt.textContent();
    await ann.page.reload();
    await back.waitFor();
    expect(await ann.prompt.textContent()).toBe(begun);
  });

  it('a gift that is being thought over outlives a reload', async () => {
    const ann = await house.current.person('Ann');
    const canGive: typeof isActing = (state, moves) =>
      isActing(state, moves) && moves.some((move) => move[0] === 'give' && move[2] === 5);
    await ann.goes(await lay(house.current, findHegemonic(3, canGive), ann));
    await ann.presses('Give CAPs');
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Steward 2' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'One CAP more' }).click();
    await ann.button('Give 2 CAPs to Steward 2').waitFor();
    await ann.page.reload();
    await ann.button('Give 2 CAPs to Steward 2').waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ann.page.reload();
    await ann.button('Give CAPs').waitFor();
    expect(await ann.page.getByRole('dialog').count()).toBe(0);
  });

  it('keyboards whose digits need Shift, and other scripts, press what is meant', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, find(2, isHalfway), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const presses = (key: string, code: string, altGr = false) =>
      ann.page.evaluate(
        (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
        { key, code, modifierAltGraph: altGr },
      );
    const before = await ann.prompt.textContent();
    await presses('\u00b9', 'Digit1', true);
    await presses('Dead', 'Digit1');
    await ann.page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
    expect(await ann.prompt.textContent()).toBe(before);
    await presses('&', 'Digit1');
    await ann.region('Cards to choose from').waitFor();
    // Until what is asked has let go what was looked at before.
    await ann.page.waitForTimeout(300);
    const card = ann.region('Cards to choose from').locator('[data-card]').first();
    await card.evaluate((element: HTMLElement) => {
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: '\u0448', code: 'KeyI', bubbles: true }));
    });
    await ann.page.getByRole('dialog').waitFor();
  });

  it('a page of an earlier build loads the present one when it wants a part that is gone', async () => {
    const ann = await house.current.person('Ann');
    ann.expects(/404|Failed to load|dynamically imported/);
    const { page } = ann;
    await ann.goes('/');
    await page.locator('h1').waitFor();
    const isGone = (url: URL) => /\/assets\/about-.*\.js$/.test(url.pathname);
    const isHome = (url: URL) => url.pathname === '/';
    await page.route(isGone, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await page.route(isHome, (route) =>
      route.fulfill({ body: '<script type="module" src="/assets/other.js">' }),
    );
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'About and credits' }).click();
    await loaded;
    await ann.sees('Stardust Imperium');
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  it('a finger that pulls a table down or presses it twice does nothing to the page', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    await ann.goes(await lay(house.current, find(2, isHalfway), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const style = await ann.page.evaluate(() => {
      const { overscrollBehaviorY, touchAction } = getComputedStyle(document.documentElement);
      return { overscrollBehaviorY, touchAction };
    });
    expect(style).toEqual({ overscrollBehaviorY: 'none', touchAction: 'manipulation' });
    await ann.goes('/');
    await ann.page.locator('h1').waitFor();
    expect(
      await ann.page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
    ).toBe('auto');
  });

  it('equal news are read twice, and nothing is read again because something else changed', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, find(2, isHalfway), ann, bob);
    await ann.goes(path);
    const news = ann.page.getByRole('status', { name: 'News' });
    await news.locator('div').first().waitFor({ state: 'attached' });
    expect(await news.getAttribute('aria-atomic')).toBe('false');
    await news
      .locator('div')
      .first()
      .evaluate((now) => now.setAttribute('data-old', ''));
    await ann.context.request.post(`/api${path.replace('table', 'tables')}/commands`, {
      data: { id: 'hello', command: { do: 'chat', text: 'Hello' } },
    });
    await ann.page.waitForTimeout(300);
    expect(await news.locator('[data-old]').count()).toBe(1);
    await movesAside(game, ann, path, 0, house.current.url);
    await news.locator('[data-old]').waitFor({ state: 'detached' });
    expect(await news.locator('div').count()).toBe(1);
  });

  it('a replay is where its address says, and leads back to its table', async () => {
    const ann = await house.current.person('Ann');
    const path = await lay(
      house.current,
      find(2, (state) => state.outcome !== null),
      ann,
    );
    const replay = path.replace('table', 'replay');
    await ann.goes(`${replay}?move=7`);
    const place = ann.page.getByRole('slider', { name: 'Place in the game' });
    await place.waitFor();
    expect(await place.inputValue()).toBe('7');
    await ann.presses('A move on');
    await ann.page.waitForURL(/\?move=8$/);
    await ann.page.reload();
    await place.waitFor();
    expect(await place.inputValue()).toBe('8');
    await ann.presses('To the start');
    await ann.page.waitForURL(new RegExp(`${replay}$`));
    await ann.page.getByRole('link', { name: 'Back to the table' }).click();
    await ann.page.waitForURL(new RegExp(`${path}$`));
    for (const wrong of ['-3', '1e9', 'x', '']) {
      await ann.goes(`${replay}?move=${wrong}`);
      await place.waitFor();
      expect(await place.inputValue()).toBe(wrong === '1e9' ? await place.getAttribute('max') : '0');
    }
  });

  it('names that look alike are told apart, and no name or line of chat leaves its place', async () => {
    const stacked = `e${'\u0301'.repeat(11)}`;
    const [ann, eve] = [await house.current.person('Anna'), await house.current.person('\u0410nna')];
    const path = await lay(house.current, find(2, isHalfway), ann, eve);
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    await ann.page.locator('.seat-place').getByText('\u0410nna (2)').first().waitFor();
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    for (const text of [stacked.repeat(40), '\u{1f680}'.repeat(500)]) {
      await ann.page.getByLabel('Message').fill(text);
      await ann.presses('Send');
      await expect.poll(() => ann.page.getByLabel('Message').inputValue()).toBe('');
    }
    await ann.page.locator('.chat-line').nth(1).waitFor();
    await ann.shot('chat stacked');
    for (const line of await ann.page.locator('.chat-line').all()) {
      const [inner, outer] = await line.evaluate((own) => [own.scrollWidth, own.clientWidth]);
      expect(inner).toBeLessThanOrEqual(outer!);
      expect(await line.evaluate((own) => getComputedStyle(own).overflowY)).toBe('clip');
      expect((await line.textContent())!.normalize('NFD')).not.toMatch(/\u0301{3}/);
    }
  });

  it.each([
    ['ar-EG', 'Pacific/Kiritimati', '2001-02-03T04:05:06Z'],
    ['tr-TR', 'America/St_Johns', '2049-12-31T23:59:59Z'],
  ])('in %s, in %s, with a clock that shows %s, all is as elsewhere', async (locale, timezoneId, now) => {
    const ann = await house.current.person('Ann', { locale, timezoneId });
    await ann.page.clock.setFixedTime(new Date(now));
    const path = await lay(house.current, find(2, isHalfway), ann);
    await ann.goes('/');
    await ann.region('Your games').getByText('just now').first().waitFor();
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    await makesSomeMove(ann);
    await ann.region('Log').getByText('Ann').first().waitFor();
    expect(await ann.page.locator('.table').textContent()).not.toMatch(/[\u0660-\u0669]/);
  });

  it.each(MIDDLES)(
    '%s is all there in very small and very large windows, and in the system’s own colours',
    async (title, position) => {
      const ann = await house.current.person('Ann');
      await ann.goes(await lay(house.current, position(), ann));
      for (const [width, height] of [
        [280, 500],
        [320, 480],
        [640, 360],
        [3840, 2160],
      ] as const) {
        await ann.page.setViewportSize({ width, height });
        await ann.page.locator('[data-asked]').waitFor();
        await ann.shot(`size ${title} ${width}`);
        const [across, prompt] = [
          await ann.page.evaluate(() => document.documentElement.scrollWidth),
          (await ann.prompt.boundingBox())!,
        ];
        expect(across, `${width}`).toBeLessThanOrEqual(width);
        expect(prompt.y, `${width}`).toBeGreaterThanOrEqual(0);
        expect(prompt.y, `${width}`).toBeLessThan(height);
      }
      // Where the system chooses the colours, grounds and shadows are gone: what may be pressed must be outlined.
      await ann.page.setViewportSize({ width: 1280, height: 800 });
      await ann.page.emulateMedia({ forcedColors: 'active' });
      await ann.shot(`forced ${title}`);
      const outline = (place: Locator) => place.evaluate((own) => getComputedStyle(own).outlineStyle);
      const lit = ann.page.locator('[data-mark="open"]:visible, [data-state="lit"]:visible').first();
      const choice = ann.prompt.locator('.k-choice:not([aria-disabled="true"]):visible').first();
      await lit.or(choice).first().waitFor();
      if ((await lit.count()) > 0) expect(await outline(lit)).toBe('solid');
      if ((await choice.count()) === 0) return;
      await choice.click();
      const chosen = ann.prompt.locator('.k-choice[aria-pressed="true"]:visible').first();
      if ((await chosen.count()) > 0) expect(await outline(chosen)).toBe('solid');
    },
  );
});
