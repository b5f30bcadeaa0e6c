import { apex } from '@conclave/games/apex/index.ts';
import { MASTERY } from '@conclave/games/dominations/data/mastery.ts';
import { dominations } from '@conclave/games/dominations/index.ts';
import { hegemonic } from '@conclave/games/hegemonic/index.ts';
import { sectorName } from '@conclave/games/hegemonic/words/sector-names.ts';
import { hexpanse } from '@conclave/games/hexpanse/index.ts';
import { cardName } from '@conclave/games/hexpanse/words/names.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findApex, isChoosingLate, isExpanding, movementOf, nameOf } from './lib/apex.ts';
import {
  entryOf,
  findDominations,
  gainOf,
  isGaining,
  isPlacingOpenly,
  openingAt,
  openPlacement,
  placedText,
} from './lib/dominations.ts';
import { sector } from './lib/galaxy.ts';
import { complexOf, findHegemonic, isBuilding, isCardAsked } from './lib/hegemonic.ts';
import { anchorsOf, confirmOf, findHexpanse, isBuying, isLaying, layingOf } from './lib/hexpanse.ts';
import { useHouse } from './lib/house.ts';
import { arrowsTo, walksTo } from './lib/keys.ts';
import { lay } from './lib/lay.ts';

const hasVisibleFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  });

describe('without a mouse', () => {
  const house = useHouse();

  it('one comes from home to the end of a turn', async () => {
    const ann = await house.current.person(null);
    const { page } = ann;
    const { keyboard } = page;
    await ann.goes('/');
    await walksTo(page, ann.region('Stardust Imperium').getByRole('button', { name: 'Play now' }));
    expect(await hasVisibleFocus(page)).toBe(true);
    await keyboard.press('Enter');
    await page.locator('[data-asked]').waitFor();

    await keyboard.press('1');
    const cards = ann.region('Cards to choose from').getByRole('group');
    await cards.waitFor();
    await walksTo(page, cards);
    expect(await hasVisibleFocus(page)).toBe(true);
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await cards.waitFor({ state: 'detached' });

    const isLimit = ann.prompt.getByText('Five cards may stay');
    await isLimit.or(ann.button(/End main phase/)).waitFor();
    if ((await isLimit.count()) === 0) await keyboard.press('1');
    await isLimit.waitFor();
    const hand = ann.region('Hand').getByRole('group');
    await walksTo(page, hand);
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    expect(await hand.getByRole('button', { pressed: true }).count()).toBe(1);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect.poll(() => ann.region('Log').textContent()).toMatch(/keeps five cards[\s\S]*starts turn/);
  });

  it('a card is read in full, and the dialog gives the focus back', async () => {
    const ann = await house.current.person(null);
    const { page } = ann;
    await ann.playsNow();
    await page.locator('[data-asked]').waitFor();
    const hand = ann.region('Hand').getByRole('group');
    await walksTo(page, hand);
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('i');
    const card = page.getByRole('dialog', { name: name.split(',')[0]! });
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
  });

  it('ships cross the galaxy, and a secret choice is made', async () => {
    const position = findApex(3, isExpanding);
    const [, from, to] = movementOf(apex.moves(position.state, 0))!;
    const ann = await house.current.person('Ann');
    const { page } = ann;
    const { keyboard } = page;
    await ann.goes(await lay(house.current, position, ann));
    await page.locator('[data-asked]').waitFor();
    await keyboard.press('1');
    await walksTo(page, page.getByRole('group', { name: 'Galaxy', exact: true }));
    for (const at of [from, to]) {
      await arrowsTo(page, sector(ann, at));
      await keyboard.press('Enter');
    }
    await walksTo(page, ann.button(new RegExp(`^Move \\d+ to ${nameOf(position, to)}`)));
    expect(await hasVisibleFocus(page)).toBe(true);
    await keyboard.press('Enter');
    await ann
      .region('Log')
      .getByText(/^Ann moves/)
      .last()
      .waitFor();

    await ann.goes(await lay(house.current, findApex(3, isChoosingLate), ann));
    await page.locator('[data-asked]').waitFor();
    const hand = ann.region('Hand').getByRole('group');
    await walksTo(page, hand);
    await keyboard.press('Enter');
    await keyboard.press('4');
    await walksTo(page, ann.button(/^Play \d+ for Expansion/));
    await keyboard.press('Enter');
    await ann.region('Log').getByText('Revealed:').last().waitFor();
  });

  it('an action card is chosen in secret, and a Complex is built', async () => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    const { keyboard } = page;
    await ann.goes(await lay(house.current, findHegemonic(3, isCardAsked), ann));
    await page.locator('[data-asked]').waitFor();
    await keyboard.press('2');
    await walksTo(page, ann.button('Play Industrialize'));
    expect(await hasVisibleFocus(page)).toBe(true);
    await keyboard.press('Enter');
    await ann.region('Log').getByText('Revealed:').last().waitFor();

    const position = findHegemonic(3, isBuilding);
    const at = complexOf(hegemonic.moves(position.state, 0))![1];
    await ann.goes(await lay(house.current, position, ann));
    await page.locator('[data-asked]').waitFor();
    const built = ann.region('Log').getByText(`Ann builds a Complex at ${sectorName(at)}`);
    const before = await built.count();
    await keyboard.press('1');
    await walksTo(page, page.getByRole('group', { name: 'Galaxy', exact: true }));
    await arrowsTo(page, sector(ann, at));
    await keyboard.press('Enter');
    await walksTo(page, ann.button(/^Build/));
    expect(await hasVisibleFocus(page)).toBe(true);
    await keyboard.press('Enter');
    await expect.poll(() => built.count()).toBe(before + 1);
  });

  it('a unit is placed, a pattern is laid, and a card is bought', async () => {
    const position = findHexpanse(2, isLaying, { mode: 'sailor' });
    const play = layingOf(hexpanse.moves(position.state, 0), 'P')!;
    const ann = await house.current.person('Ann');
    const { page } = ann;
    const { keyboard } = page;
    const log = ann.region('Log');
    const confirms = async () => {
      await walksTo(page, confirmOf(ann));
      expect(await hasVisibleFocus(page)).toBe(true);
      await keyboard.press('Enter');
    };
    const goesTo = async (at: number) => {
      await walksTo(page, page.getByRole('group', { name: 'Planet', exact: true }));
      await arrowsTo(page, sector(ann, at));
      await keyboard.press('Enter');
    };
    const chooses = async (name: RegExp) => {
      await walksTo(page, ann.prompt.getByRole('button', { name }));
      await keyboard.press('Enter');
    };
    await ann.goes(await lay(house.current, position, ann));
    await page.locator('[data-asked]').waitFor();
    await chooses(/^Play a card/);
    const option = ann.prompt.getByRole('button', { name: new RegExp(`^Option ${play[2]}: `) });
    if ((await option.count()) === 0) await chooses(new RegExp(`^${cardName(play[1])}: `));
    await chooses(new RegExp(`^Option ${play[2]}: `));
    await goesTo([...anchorsOf(position, play).keys()][0]!);
    await keyboard.press('r');
    await confirms();
    await log
      .getByText(/^Ann plays/)
      .last()
      .waitFor();

    const free = position.state.kinds.findLastIndex(
      (kind, territory) => kind === 0 && !position.state.warlords.includes(territory),
    );
    await ann.goes(await lay(house.current, position, ann));
    await page.locator('[data-asked]').waitFor();
    await keyboard.press('1');
    await goesTo(free);
    await confirms();
    await expect.poll(() => sector(ann, free).getAttribute('aria-label')).toMatch(/normal unit/);
    await log
      .getByText(/^Ann places a normal unit/)
      .last()
      .waitFor();

    const market = findHexpanse(2, isBuying);
    const card = hexpanse.moves(market.state, 0).find(([label]) => label === 'buy')![1] as number;
    await ann.goes(await lay(house.current, market, ann));
    await page.locator('[data-asked]').waitFor();
    await chooses(new RegExp(`^${cardName(card)}: `));
    await confirms();
    await log
      .getByText(new RegExp(`^Ann buys ${cardName(card)}`))
      .last()
      .waitFor();
  });

  it('a tile is placed, the turn is ended, and a card comes into the Tree', async () => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    const { keyboard } = page;
    const presses = async (place: Locator) => {
      await walksTo(page, place);
      expect(await hasVisibleFocus(page)).toBe(true);
      await keyboard.press('Enter');
    };
    const position = findDominations(2, isPlacingOpenly);
    const placement = openPlacement(position.state)!;
    const { tile, site, rotation } = placement;
    await ann.goes(await lay(house.current, position, ann));
    await page.locator('[data-asked]').waitFor();
    await keyboard.press(String(position.state.hands[0]!.indexOf(tile) + 1));
    for (let turned = 0; turned < rotation; turned++) await keyboard.press('r');
    await walksTo(page, page.getByRole('group', { name: 'Map', exact: true }));
    await arrowsTo(page, sector(ann, site.cell));
    await keyboard.press('Enter');
    await presses(ann.button('Place it'));
    const log = ann.region('Log');
    await log.getByText(placedText(placement)).waitFor();
    for (const phase of ['Build', 'Develop']) {
      await presses(ann.button(`End ${phase}`));
      await ann.button(`End ${phase} anyway`).waitFor();
      await keyboard.press('Enter');
    }
    await ann.button('End Develop anyway').waitFor({ state: 'detached' });

    const growing = findDominations(2, isGaining);
    const gain = gainOf(growing.state, dominations.moves(growing.state, 0))!;
    await ann.goes(await lay(house.current, growing, ann));
    await page.locator('[data-asked]').waitFor();
    await walksTo(page, ann.region('Mastery cards').getByRole('group', { name: 'Cards' }));
    await arrowsTo(page, entryOf(ann, gain[1]));
    await keyboard.press('Enter');
    await presses(ann.button(/^Gain for/));
    await walksTo(page, page.getByRole('group', { name: 'Cards and open places' }));
    await arrowsTo(page, openingAt(ann, gain));
    await keyboard.press('Enter');
    await presses(ann.button('Gain it'));
    await log.getByText(`Ann gains ${MASTERY[gain[1]]!.name}`).waitFor();
  });
});
