import { MISSIONS } from '@conclave/games/hexpanse/data/missions.ts';
import { hexpanse } from '@conclave/games/hexpanse/index.ts';
import { territoryNamed } from '@conclave/games/hexpanse/words/territory-names.ts';
import { describe, expect, it } from 'vitest';
import { drive } from './lib/drive.ts';
import { sector } from './lib/galaxy.ts';
import {
  anchorsOf,
  choosesOption,
  confirmOf,
  findHexpanse,
  isActing,
  isActingLate,
  isBuying,
  isFactionAsked,
  isInChain,
  isLaying,
  isMinorAsked,
  isMissionAsked,
  isStriking,
  isWarlordAsked,
  layingOf,
  openAnchorOf,
  takesFirst,
} from './lib/hexpanse.ts';
import { useHouse } from './lib/house.ts';
import { checksAndWatches, playsToTheEnd, SIZES } from './lib/journey.ts';
import { lay } from './lib/lay.ts';
import { secrets } from './lib/secrets.ts';

const ADMIRAL = { mode: 'admiral', missionDraft: 'private' };

describe('Hexpanse', () => {
  const house = useHouse({ botPace: 20 });

  it.each(SIZES)('goes from home to the first action, at %i px', async (width, height) => {
    const ann = await house.current.person('Ann', { size: [width, height], touch: width < 600 });
    await ann.playsNow('Hexpanse', 'Full game');
    await ann.page.locator('[data-asked]').waitFor();
    await ann.shot(`hexpanse beginning ${width}`);
    for (const isAsked of [isFactionAsked, isMinorAsked]) {
      await drive(hexpanse, ann, isAsked);
      await takesFirst(ann);
    }
    await drive(hexpanse, ann, isWarlordAsked);
    await ann.prompt.getByText(/^Place .* on any empty territory/).waitFor();
    const lit = ann.page.locator('[data-sector][data-state="lit"]').nth(30);
    const at = Number(await lit.getAttribute('data-sector'));
    await ann.hits(lit);
    await ann.hits(confirmOf(ann));
    await expect.poll(() => sector(ann, at).getAttribute('aria-label')).toMatch(/Ann.*warlord|warlord.*Ann/);
    await drive(hexpanse, ann, isActing);
    await ann.prompt.getByText('Choose an action; 2 actions left.').waitFor();
    const limb = (await ann.page.locator('.hx-limb').boundingBox())!;
    const board = (await ann.page.locator('.hx-chart').boundingBox())!;
    expect(limb.y).toBeGreaterThanOrEqual(board.y);
    expect(limb.y + limb.height).toBeLessThanOrEqual(board.y + board.height);
    expect(limb.x + limb.width).toBeLessThanOrEqual(board.x + board.width);
    await ann.shot(`hexpanse action ${width}`);
  });

  it('lays a pattern, turned and filled at will, which can be taken back', async () => {
    const position = findHexpanse(2, isLaying, { mode: 'sailor' });
    const play = layingOf(hexpanse.moves(position.state, 0), 'P')!;
    const anchor = openAnchorOf(position, play);
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes(await lay(house.current, position, ann));
    await page.locator('[data-asked]').waitFor();
    const labels = () =>
      page
        .locator('[data-sector]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.replace(/ Can be .*/, '')));
    const before = await labels();
    await choosesOption(ann, play);
    await ann.hits(sector(ann, anchor));
    const turned = ann.prompt.locator('.hx-turned');
    const first = await turned.textContent();
    expect((await turned.locator('svg').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('r');
    await expect.poll(() => turned.textContent()).not.toBe(first);
    const second = await turned.textContent();
    await ann.presses('Turn right');
    await expect.poll(() => turned.textContent()).not.toBe(second);
    await ann.shot('hexpanse pattern');

    const filled = ann.prompt.getByRole('button', { name: /: a normal unit$/ });
    const names = (
      await filled.evaluateAll((all) => all.map((one) => one.querySelector('.unseen')!.textContent))
    ).map((name) => name.split(':')[0]!);
    expect(names.length).toBeGreaterThan(1);
    await ann.hits(filled.first());
    await ann.button(`${names[0]}: left empty`).waitFor();
    await ann.hits(confirmOf(ann));
    const at = (name: string) => territoryNamed(name, position.state.kinds.length);
    for (const name of names.slice(1))
      await expect.poll(() => sector(ann, at(name)).getAttribute('aria-label')).toMatch(/normal unit/);
    expect((await labels())[at(names[0]!)]).toBe(before[at(names[0]!)]);

    await ann.presses('Undo');
    await expect.poll(labels).toEqual(before);
  });

  it.each(SIZES)(
    'tries a mission out over the planet, which changes nothing, at %i px',
    async (width, height) => {
      const position = findHexpanse(2, isActingLate);
      const ann = await house.current.person('Ann', { size: [width, height], touch: width < 600 });
      const { page } = ann;
      await ann.goes(await lay(house.current, position, ann));
      await page.locator('[data-asked]').waitFor();
      const { name } = MISSIONS[position.state.common]!;
      const card = page.getByRole('button', { name: new RegExp(`^${name} ?, everybody’s mission`) });
      const panel = page.getByRole('complementary', { name: 'Mission over the planet' });
      const status = panel.getByRole('status');
      const middle = territoryNamed('E5', position.state.kinds.length);
      await ann.hits(card);
      await panel.waitFor();
      await ann.hits(sector(ann, middle));
      await expect.poll(() => status.textContent()).toMatch(/^About E5: \d of \d held/);
      const first = await status.textContent();
      await page.keyboard.press('r');
      await expect.poll(() => status.textContent()).not.toBe(first);
      await ann.shot(`hexpanse mission ${width}`);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });

      await ann.hits(card);
      await sector(ann, middle).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => status.textContent()).toMatch(/^About (?!E5)/);
      await ann.hits(card);
      await panel.waitFor({ state: 'detached' });
      await ann.prompt.getByText(/^Choose an action; /).waitFor();
    },
  );

  it('takes a tap on a border for the place beside it that can be chosen', async () => {
    const position = findHexpanse(2, isLaying);
    const play = layingOf(hexpanse.moves(position.state, 0), 'P')!;
    const ann = await house.current.person('Ann', { size: [390, 844], touch: true });
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await choosesOption(ann, play);
    const lit = ann.page.locator('[data-sector][data-state="lit"]');
    await lit.first().waitFor();
    const borders = await lit.evaluateAll((all) =>
      all.map((one) => {
        const { right, top, bottom } = one.getBoundingClientRect();
        return [right + 1.5, (top + bottom) / 2, Number((one as HTMLElement).dataset.sector)] as const;
      }),
    );
    const isLit = new Set(borders.map(([, , place]) => place));
    const [x, y, place] = borders.find(([, , place]) => !isLit.has(place + 1))!;
    await ann.page.touchscreen.tap(x, y);
    await expect.poll(() => sector(ann, place).getAttribute('data-state')).not.toBe('lit');
  });

  it('shows what a pattern would attack before it is laid', async () => {
    const position = findHexpanse(2, isStriking);
    const play = layingOf(hexpanse.moves(position.state, 0), 'X')!;
    const { kinds, owners } = position.state;
    const anchor = [...anchorsOf(position, play).keys()].find((t) => kinds[t]! > 0 && owners[t] === 1)!;
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await choosesOption(ann, play);
    await ann.hits(sector(ann, anchor));
    await ann.prompt.getByText(/^Attacks .*Steward 1’s/).waitFor();
    await ann.shot('hexpanse attack');
    await ann.hits(confirmOf(ann));
    await ann
      .region('Log')
      .getByText(/^Ann plays/)
      .last()
      .waitFor();
  });

  it.each(SIZES)('keeps the market in sight while cards are bought, at %i px', async (width, height) => {
    const hasMany: typeof isBuying = (state, moves) =>
      isBuying(state, moves) && state.actionCards[0]!.length + state.undeployed[0]!.length > 4;
    const ann = await house.current.person('Ann', { size: [width, height], touch: width < 600 });
    await ann.goes(await lay(house.current, findHexpanse(2, hasMany), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const first = ann.region('Market').locator('.hx-card-tile').first();
    const { y } = (await first.boundingBox())!;
    expect(y).toBeLessThan(height);
    await ann.shot(`hexpanse market ${width}`);
  });

  it('plays a chain ability by ability, with those to come in a list', async () => {
    const position = findHexpanse(3, isInChain);
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    const chain = ann.page.getByRole('list', { name: /^Chain: / });
    const { length } = position.state.queue;
    expect(await chain.getByRole('listitem').count()).toBe(length + 1);
    await ann.shot('hexpanse chain');
    await drive(hexpanse, ann, ({ resolving, queue }) => resolving === null && queue.length === 0);
    await chain.waitFor({ state: 'detached' });
  });

  it('explains nothing that comes to lie below a mouse at rest', async () => {
    const position = findHexpanse(2, isLaying, { mode: 'sailor' });
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes(await lay(house.current, position, ann));
    await ann.presses(/^Play a card/);
    const answer = ann.prompt.locator('.k-choice').first();
    await expect.poll(() => answer.textContent()).not.toMatch(/^Place/);
    const { x, y, width, height } = (await answer.boundingBox())!;
    await ann.presses(/^Take back/);
    const [left, top] = [x + width / 2, y + height / 2];
    // The pointer lies where the answer will stand.
    await page.mouse.move(left, top);
    await page.locator('.k-bubble:popover-open').waitFor();
    await ann.prompt
      .getByRole('button', { name: /^Play a card/ })
      .evaluate((way: HTMLElement) => way.click());
    await expect.poll(() => answer.textContent()).not.toMatch(/^Place/);
    await page.waitForTimeout(700);
    expect(await page.locator('.k-bubble:popover-open').count()).toBe(0);
    await page.mouse.move(left + 3, top);
    await page.locator('.k-bubble:popover-open').waitFor();
  });

  it('tells on a phone what the cards for sale do, also before one buys', async () => {
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    const { page } = ann;
    await ann.goes(await lay(house.current, findHexpanse(4, isBuying), ann));
    const faces = page.locator('.hx-shop .hx-card');
    await faces.first().waitFor();
    const beyond = await faces.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight));
    expect(beyond).toEqual([]);
    await ann.hits(page.locator('.hx-shop [data-mark="open"]').first());
    await ann.prompt.getByRole('button', { name: 'Read the card' }).waitFor();
    expect(await ann.prompt.getByRole('button', { name: 'Read all of it' }).count()).toBe(0);
    await ann.goes(await lay(house.current, findHexpanse(4, isActing), ann));
    await ann.presses('Market');
    await page.getByRole('dialog', { name: 'Market' }).getByText('in the deck').waitFor();
  });

  it('keeps a secret mission from everybody else', async () => {
    const position = findHexpanse(2, isMissionAsked, ADMIRAL);
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, position, ann, bob);
    for (const person of [ann, bob]) {
      await person.goes(path);
      await person.prompt.waitFor();
    }
    await ann.page.locator('[data-asked]').waitFor();
    const [, mission] = hexpanse.moves(position.state, 0).find(([label]) => label === 'mission')!;
    const { name } = MISSIONS[mission as number]!;
    await takesFirst(ann);
    await bob.region('Log').getByText('Ann takes a secret mission').waitFor();
    await ann.region('Log').getByText(`Ann takes the secret mission ${name}`).waitFor();
    expect(await bob.page.content()).not.toContain(name);
    expect(secrets(ann.heard, 0)).toEqual([]);
    expect(secrets(bob.heard, 1)).toEqual([]);
    expect(secrets(ann.heard, 1)).not.toEqual([]);
  });

  it('is played two against two with bots, and partners win together', async () => {
    const isLate = findHexpanse(4, (state, moves) => state.round >= 12 && isActing(state, moves), {
      teams: 'pairs',
    });
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, isLate, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.shot('hexpanse pairs');
    await drive(hexpanse, ann);
    await ann.page.getByRole('dialog', { name: /share the win/ }).waitFor();
  }, 120_000);

  it('is played from its beginning to its end, with a replay', async () => {
    const ann = await house.current.person('Ann');
    await ann.playsNow('Hexpanse', 'Full game');
    const end = await playsToTheEnd(hexpanse, ann);
    await end.getByText('Units that stand in the shape of the mission', { exact: true }).waitFor();
    expect(await end.textContent()).not.toContain('Points');
    await ann.shot('hexpanse end');
    await checksAndWatches(ann);
  }, 120_000);
});
