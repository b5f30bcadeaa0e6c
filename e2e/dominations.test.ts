import { masteryCard } from '@conclave/games/dominations/data/cards.ts';
import { HEGEMON } from '@conclave/games/dominations/data/hegemon.ts';
import { MASTERY } from '@conclave/games/dominations/data/mastery.ts';
import { MONUMENTS } from '@conclave/games/dominations/data/monuments.ts';
import { OBJECTIVES } from '@conclave/games/dominations/data/objectives.ts';
import { OMENS } from '@conclave/games/dominations/data/omens.ts';
import { dominations, type Move, type State } from '@conclave/games/dominations/index.ts';
import { rackStandings } from '@conclave/games/dominations/ui/rack/standings.ts';
import { nodusThere } from '@conclave/games/dominations/ui/tree/openings.ts';
import { measureName } from '@conclave/games/dominations/words/hegemon-words.ts';
import { tileName } from '@conclave/games/dominations/words/names.ts';
import { omenText } from '@conclave/games/dominations/words/omen-words.ts';
import { spotName } from '@conclave/games/dominations/words/place-names.ts';
import { lostToLimits } from '@conclave/games/dominations/words/production-words.ts';
import { spotAt } from '@conclave/mechanics/edge-match';
import { describe, expect, it } from 'vitest';
import {
  aims,
  answersAll,
  ends,
  findDominations,
  gainOf,
  handOf,
  isAgeEnding,
  isGaining,
  isKeepingFirst,
  isLastAgeEnding,
  isOmenComing,
  isPlacing,
  isPlacingLast,
  isPlacingOpenly,
  keepsFirst,
  omenPlacement,
  openingAt,
  openPlacement,
  placedText,
  takes,
  tileButton,
} from './lib/dominations.ts';
import { drive } from './lib/drive.ts';
import { sector } from './lib/galaxy.ts';
import { useHouse } from './lib/house.ts';
import { checksAndWatches, comparesPoints, playsToTheEnd, SIZES } from './lib/journey.ts';
import { lay } from './lib/lay.ts';
import { secrets } from './lib/secrets.ts';

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

describe('Dominations', () => {
  const house = useHouse({ botPace: 20 });

  it.each(SIZES)('goes from home to the first own tile, at %i px', async (width, height) => {
    const ann = await house.current.person('Ann', { size: [width, height], touch: width < 600 });
    const { page } = ann;
    await ann.playsNow('Dominations');
    await page.locator('[data-asked]').waitFor();
    await ann.shot(`dominations beginning ${width}`);
    await keepsFirst(ann);
    await ann.presses('Keep all');
    await drive(dominations, ann, isPlacing);
    await ann.prompt.getByText('Place').first().waitFor();
    await ann.hits(handOf(ann).first());
    const lit = page.locator('[data-sector][data-state="lit"]').first();
    const at = Number(await lit.getAttribute('data-sector'));
    await ann.hits(lit);
    await ann.shot(`dominations tile ${width}`);
    await ann.presses('Place it');
    await expect.poll(() => sector(ann, at).getAttribute('aria-label')).toMatch(/Camp/);
    await ann.shot(`dominations placed ${width}`);
  });

  it('turns a tile, shows what it would bring to everybody, places it, and takes it back', async () => {
    const position = findDominations(2, isPlacingOpenly);
    const placement = openPlacement(position.state)!;
    const { tile, site, rotation, produced, kept } = placement;
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes(await lay(house.current, position, ann));
    await ann.hits(tileButton(ann, tile));
    const place = sector(ann, site.cell);
    await place.waitFor();
    const empty = () => place.getAttribute('aria-label');
    const seen = [await empty()];
    await page.keyboard.press('r');
    await expect.poll(empty).not.toBe(seen[0]);
    await ann.hits(page.getByRole('button', { name: 'Turn the tile', exact: true }));
    expect(rotation).toBe(2);
    await ann.hits(place);
    const preview = ann.page.getByLabel('What the tile would bring here');
    await preview.waitFor();
    const others = produced[1]!;
    const theirs = sum(others) - sum(lostToLimits(position.state, 1, others));
    const rows = preview.locator('.dm-yield');
    await expect.poll(() => rows.filter({ hasText: 'Ann' }).textContent()).toContain(`+${kept}`);
    expect(await rows.filter({ hasText: 'Steward 1' }).textContent()).toContain(`+${theirs}`);
    await ann.shot('dominations preview');
    await ann.presses('Ann: all that this seat has');
    const before = await ann.page.locator('.seats').textContent();
    await ann.presses('Place it');
    await ann.region('Log').getByText(placedText(placement)).waitFor();
    await expect.poll(empty).toContain(tileName(tile));
    await expect.poll(() => ann.page.locator('.seats').textContent()).not.toBe(before);
    await ann.presses('Undo');
    await tileButton(ann, tile).waitFor();
    await expect.poll(() => ann.page.locator('.seats').textContent()).toBe(before);
  });

  it('gives the map of a phone room while a tile is placed, with every place in sight, and holds it still', async () => {
    const position = findDominations(4, isPlacingOpenly);
    const ann = await house.current.person('Ann', { size: [360, 740], touch: true });
    const { page } = ann;
    await ann.goes(await lay(house.current, position, ann));
    const digest = page.locator('.digest');
    await digest.locator('summary').tap();
    const lines = await digest.locator('.digest-lines').boundingBox();
    expect(lines!.height).toBeGreaterThan(100);
    await digest.locator('summary').tap();

    await handOf(ann).first().tap();
    const height = async () => (await page.locator('.dm-chart').boundingBox())!.height;
    await expect.poll(height).toBeGreaterThan(300);
    const sizes = page.locator('[data-sector][data-state="lit"]').evaluateAll((places) =>
      places.map((place) => {
        const { width, height: high } = place.getBoundingClientRect();
        return Math.min(width, high);
      }),
    );
    expect(Math.min(...(await sizes))).toBeGreaterThanOrEqual(24);
    const stands = () => page.locator('.map-sight [data-sector]').first().boundingBox();
    const before = await stands();
    // Nothing lies over a place: a finger finds it in its middle.
    const covered = await page.locator('[data-sector][data-state="lit"]').evaluateAll((places) =>
      places.flatMap((place) => {
        const { x, y, width, height: high } = place.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + high / 2);
        return found === place ? [] : [`${(place as SVGElement).dataset.sector} under ${found?.className}`];
      }),
    );
    expect(covered).toEqual([]);

    const chosen = page.locator('[data-sector][data-state="to"]');
    const at = () => chosen.getAttribute('data-sector');
    const label = ann.prompt.locator('.k-asked');
    await ann.presses('The best place');
    await label.getByText(/at [NS]\d/).waitFor();
    const best = await at();
    expect(await stands()).toEqual(before);
    const preview = (await page.getByLabel('What the tile would bring here').boundingBox())!;
    const confirm = (await ann.button('Place it').boundingBox())!;
    expect(preview.y + preview.height).toBeLessThanOrEqual(confirm.y);
    await ann.presses('The next best place');
    await expect.poll(at).not.toBe(best);
    await ann.shot('dominations phone place');
    await ann.presses('A better place');
    await expect.poll(at).toBe(best);
  });

  it.each(SIZES)('lets one look through the catalogue by keyboard, at %i px', async (width, height) => {
    const ann = await house.current.person('Ann', { size: [width, height] });
    const { page } = ann;
    await ann.goes(await lay(house.current, findDominations(2, isGaining), ann));
    const cards = ann.region('Mastery cards');
    const all = cards.getByRole('button', { name: /^All/ });
    await all.press('Enter');
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    await cards.getByRole('group', { name: 'Domain' }).getByRole('button', { name: 'Trade' }).press('Enter');
    const trade = cards.getByRole('region', { name: 'Trade' }).locator('.dm-entry');
    const isSeen = () =>
      trade.first().evaluate((entry) => {
        const { left, top } = entry.getBoundingClientRect();
        return entry.contains(document.elementFromPoint(left + 8, top + 8));
      });
    await expect.poll(isSeen).toBe(true);
    await trade.first().focus();
    await page.keyboard.press('ArrowDown');
    const name = await page.evaluate(
      () => document.activeElement!.querySelector('.dm-entry-name')!.textContent!,
    );
    await page.keyboard.press('Enter');
    await cards.getByRole('complementary', { name }).waitFor();
    expect(await page.locator('.k-bubble').isVisible()).toBe(false);
    expect((await all.boundingBox())!.y).toBeGreaterThan(
      (await page.locator('.table-board').boundingBox())!.y,
    );
    await ann.shot(`dominations cards by keyboard ${width}`);
  });

  it('shows the whole of a Tree of many cards, and holds it still while a copy is chosen', async () => {
    const isLate = (state: State, moves: readonly Move[]) =>
      isGaining(state, moves) && state.cards[0]!.length >= 12;
    const position = findDominations(2, isLate);
    const gain = gainOf(position.state, dominations.moves(position.state, 0))!;
    const ann = await house.current.person('Ann', { size: [1280, 800] });
    const { page } = ann;
    await ann.goes(await lay(house.current, position, ann));
    await takes(ann, gain);
    await ann.presses(/^Gain for/);
    const field = page.locator('.dm-tree-field');
    await field.waitFor();
    const cut = () =>
      field.evaluate((place) => {
        const whole = place.getBoundingClientRect();
        return [...place.querySelectorAll('.dm-laid')].flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isIn =
            left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom;
          const isOver = one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          return isIn && isOver ? [] : [one.textContent];
        });
      });
    await page.mouse.move(1, 1);
    await page.locator('.k-bubble').waitFor({ state: 'hidden' });
    expect(await cut()).toEqual([]);
    const opening = openingAt(ann, gain);
    const before = await opening.boundingBox();
    await ann.hits(page.getByRole('button', { name: new RegExp(`^Copy ${'abcd'[gain[2]]}: `) }));
    await ann.shot('dominations late tree');
    expect(await opening.boundingBox()).toEqual(before);
  });

  it('gives a late Tree the board of a phone, and turns it to where a copy fits', async () => {
    const isLate = (state: State, moves: readonly Move[]) =>
      isGaining(state, moves) && state.cards[0]!.length >= 12;
    const position = findDominations(2, isLate);
    const gain = gainOf(position.state, dominations.moves(position.state, 0))!;
    const ann = await house.current.person('Ann', { size: [390, 844], touch: true });
    const { page } = ann;
    await ann.goes(await lay(house.current, position, ann));
    await takes(ann, gain);
    await ann.presses(/^Gain for/);
    const field = page.locator('.dm-tree-field');
    expect((await field.boundingBox())!.height).toBeGreaterThan(320);
    const copies = ann.prompt.getByRole('button', { name: /^Copy \w: .*up to/ });
    for (let i = 0; i < (await copies.count()); i++) {
      await ann.hits(copies.nth(i));
      const seen = () =>
        field.evaluate((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect();
          return [...place.querySelectorAll('.dm-opening[data-lit]')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
          }).length;
        });
      await expect.poll(seen).toBeGreaterThan(0);
    }
    await ann.shot('dominations phone tree');
  });

  it('gains a Mastery card, found in the catalogue and fitted into the Tree', async () => {
    const position = findDominations(2, isGaining);
    const { state } = position;
    const gain = gainOf(state, dominations.moves(state, 0))!;
    const [, kind, copy, x, y] = gain;
    const formed = nodusThere(state, 0, masteryCard(kind, copy), spotAt(x, y)).length;
    const { name } = MASTERY[kind]!;
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    const cards = ann.region('Mastery cards');
    const entries = cards.locator('.dm-entry');
    await entries.first().waitFor();
    const payable = new Set(
      dominations.moves(state, 0).flatMap((move) => (/gain|advance/.test(move[0]) ? [move[1]] : [])),
    );
    expect(await entries.count()).toBe(payable.size);
    await ann.hits(cards.getByRole('button', { name: /^All/ }));
    await expect.poll(() => entries.count()).toBe(MASTERY.length);
    await ann.hits(cards.getByRole('button', { name: /^Payable/ }));
    await expect.poll(() => entries.count()).toBe(payable.size);
    await takes(ann, gain);
    await ann.shot('dominations catalogue');
    await ann.presses(/^Gain for/);
    await ann.hits(ann.page.getByRole('button', { name: new RegExp(`^Copy ${'abcd'[copy]}: `) }));
    const opening = openingAt(ann, gain);
    expect(await opening.getAttribute('data-lit')).not.toBeNull();
    expect(await opening.textContent()).toMatch(/Would form/);
    await expect.poll(() => opening.locator('.dm-would').textContent()).toBe(`+${formed}`);
    await ann.hits(opening);
    await ann.shot('dominations tree');
    await ann.presses('Gain it');
    const log = ann.region('Log');
    await log.getByText(`Ann gains ${name}`).waitFor();
    await log
      .getByText(/^Ann forms/)
      .last()
      .waitFor();
    // The board turns back to the map by itself once the gain has been seen; a sheet turned to before that gives way.
    await ann.page.getByRole('button', { name: 'Map', pressed: true }).waitFor();
    const laid = `${name} (copy ${'abcd'[copy]}), Basic at ${spotName(x, y)}: `;
    // Whoever is asked meanwhile has the map before them once more, and turns to the Tree again.
    await expect
      .poll(
        async () => {
          await ann.presses('Trees');
          return ann.page
            .getByRole('button', { name: laid })
            .waitFor({ timeout: 2_000 })
            .then(
              () => true,
              () => false,
            );
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  });

  it('keeps the draft and hidden hands from everybody else', async () => {
    const options = { goals: 'objectives', hiddenHands: 'on' };
    const position = findDominations(2, isKeepingFirst, options);
    const { monumentOffers, objectiveOffers } = position.state;
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, position, ann, bob);
    for (const person of [ann, bob]) {
      await person.goes(path);
      await person.page.locator('[data-asked]').waitFor();
    }
    const names = [
      ...monumentOffers[0]!.map((monument) => MONUMENTS[monument]!.name),
      ...objectiveOffers[0]!.map((card) => OBJECTIVES[card]!.nation),
    ];
    for (const name of names) await ann.prompt.getByText(name).first().waitFor();
    await keepsFirst(ann);
    await bob.page.locator('.seat-place').filter({ hasText: 'Ann' }).getByText('has chosen').waitFor();
    const page = await bob.page.content();
    expect(names.filter((name) => page.includes(name))).toEqual([]);
    await keepsFirst(bob);

    await ann.button('Keep all').waitFor();
    const hand = ann.region('Tiles in hand').getByRole('button');
    const tiles = await hand.evaluateAll((all) => all.map((one) => one.ariaLabel!.split(':')[0]!));
    await ann.hits(hand.first());
    await ann.presses('Exchange 1 tile');
    await bob.button('Keep all').waitFor();
    await bob.region('Log').getByText('Ann draws 1 tile').waitFor();
    const read = await bob.region('Log').textContent();
    expect(tiles.filter((tile) => read!.includes(tile))).toEqual([]);
    expect(read).not.toMatch(/Ann (draws|puts) (a tile|tiles) of/);
    expect(secrets(ann.heard, 0)).toEqual([]);
    expect(secrets(bob.heard, 1)).toEqual([]);
    expect(secrets(ann.heard, 1)).not.toEqual([]);
  });

  it('explains an Omen when it comes and while it lasts', async () => {
    const position = findDominations(2, isOmenComing);
    const { state } = position;
    const { name, says } = omenText(OMENS[state.omenDeck.at(-1)!]!);
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await aims(ann, omenPlacement(state)!);
    await ann.sees(/draws 1 Omen/);
    await ann.presses('Place it');
    const card = ann.page.locator('.dm-omens');
    await card.getByText(name).waitFor();
    await card.getByText(says).waitFor();
    await ann.shot('dominations omen');
    const lasting = ann.page.getByRole('list', { name: 'Omens at work' }).getByText(name).last();
    await lasting.waitFor();
    const [over, close] = await Promise.all([
      card.locator('.dm-omen').last().boundingBox(),
      ann.button('Close the Omen').boundingBox(),
    ]);
    expect(close!.y).toBeGreaterThanOrEqual(over!.y);
    expect(close!.y + close!.height).toBeLessThanOrEqual(over!.y + over!.height);
    expect(close!.x + close!.width).toBeLessThanOrEqual(over!.x + over!.width);
    await ann.presses('Close the Omen');
    await card.getByText(name).waitFor({ state: 'detached' });
    await lasting.hover();
    await ann.page.getByRole('status').getByText('For all, until the next turn of Ann begins').waitFor();
  });

  it('shows how the Hegemon’s tiles stand, and the end of an Age step by step', async () => {
    const position = findDominations(2, isAgeEnding);
    const { state } = position;
    const ann = await house.current.person('Ann', { motion: true });
    const bo = await house.current.person('Bo');
    const { page } = ann;
    const table = await lay(house.current, position, ann, bo);
    await ann.goes(table);
    await ann.presses('Map');
    const rack = ann.region('Who would take what').getByRole('listitem');
    for (const { tile, counts, taker } of rackStandings(state)) {
      const who = taker < 0 ? 'nobody' : ['Ann', 'Bo'][taker];
      const said = `Ann ${counts[0]}, Bo ${counts[1]}; ${who} would take it`;
      await rack
        .filter({ hasText: measureName(HEGEMON[tile]!) })
        .getByText(said)
        .waitFor();
    }
    await ends(ann, 'Develop');
    const end = page.getByRole('complementary', { name: /^The end of Age/ });
    const stage = end.locator('[aria-current="step"]');
    await stage.waitFor();
    const next = end.getByRole('button', { name: 'Next step' });
    const told: (string | null)[] = [];
    const now = await answersAll([ann, bo], table, ({ age }) => age > state.age);
    const steps = end.getByRole('list', { name: 'Steps' }).getByRole('button');
    await steps.filter({ hasText: 'Clean-up' }).waitFor();
    await ann.hits(steps.first());
    for (;;) {
      const step = await stage.textContent();
      if (told.at(-1) !== step) told.push(step);
      if (step === 'Hegemon') await ann.shot('dominations end of age');
      if ((await next.count()) === 0) break;
      await ann.hits(next);
    }
    expect(told.slice(-4)).toEqual(['Influence', 'Hegemon', 'Domination', 'Clean-up']);
    const sums = end.getByRole('list', { name: 'Points so far' }).locator('b');
    const gained = now.vp.map((vp, seat) => `+${vp - state.vp[seat]!}`);
    await expect.poll(() => sums.allInnerTexts()).toEqual(gained);

    await page.reload();
    await ann.hits(page.locator('.dm-now'));
    await ann.presses(/^The end of Age/);
    await steps.filter({ hasText: 'Hegemon' }).waitFor();
  });

  it.each(SIZES)(
    'counts on after the last choice, before the result comes, at %i px',
    async (width, height) => {
      const position = findDominations(2, isLastAgeEnding);
      const touch = width < 600;
      const ann = await house.current.person('Ann', {
        motion: true,
        size: [width, height],
        touch,
        light: touch,
      });
      const { page } = ann;
      await ann.goes(await lay(house.current, position, ann));
      await ends(ann, 'Develop');
      const end = page.getByRole('complementary', { name: /^The end of (Age|the game)/ });
      await end.getByText('Waits for your choice.').waitFor();
      await ann.shot(`dominations end waits ${width}`);
      const box = (await end.boundingBox())!;
      const sheet = (await page.locator('.dm-catalogue-body').boundingBox())!;
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(box.y + 1);
      await ann.hits(end.getByRole('button', { name: 'Close' }));
      await ann.presses('Take nothing');
      if ((await ann.button('Take nothing anyway').count()) > 0) await ann.presses('Take nothing anyway');
      const stage = end.locator('[aria-current="step"]');
      await stage.filter({ hasText: 'Hegemon' }).waitFor();
      const close = await end.getByRole('button', { name: 'Close' }).boundingBox();
      await stage.filter({ hasText: /Domination|Monuments/ }).waitFor();
      expect(await end.getByRole('button', { name: 'Close' }).boundingBox()).toEqual(close);
      const result = page.getByRole('dialog', { name: /wins?$/ });
      expect(await result.count()).toBe(0);
      await ann.shot(`dominations last recount ${width}`);
      await ann.hits(end.getByRole('button', { name: 'Result' }));
      await result.waitFor();
    },
  );

  it('is played to its end, with points by source and a replay', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, findDominations(2, isPlacingLast), ann));
    const end = await playsToTheEnd(dominations, ann);
    await ann.shot('dominations end');
    await comparesPoints(end);
    for (const source of ['Cities', 'Nodus'])
      expect(await end.getByRole('row', { name: source }).first().getByRole('cell').count()).toBe(2);
    await checksAndWatches(ann);
  }, 120_000);
});
