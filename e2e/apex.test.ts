import { apex } from '@conclave/games/apex/index.ts';
import { spareShips } from '@conclave/games/apex/ui/preview.ts';
import { describe, expect, it } from 'vitest';
import {
  chooses,
  findApex,
  isChoosingLate,
  isEndingAge,
  isExpanding,
  movementOf,
  nameOf,
  settles,
} from './lib/apex.ts';
import { drive } from './lib/drive.ts';
import { sector } from './lib/galaxy.ts';
import { useHouse } from './lib/house.ts';
import { checksAndWatches, comparesPoints, playsToTheEnd, SIZES } from './lib/journey.ts';
import { lay } from './lib/lay.ts';

describe('APEX', () => {
  const house = useHouse({ botPace: 20 });

  it.each(SIZES)('goes from home to the first secret choice and on, at %i px', async (width, height) => {
    const ann = await house.current.person('Ann', { size: [width, height], touch: width < 600 });
    await ann.playsNow('APEX');
    await settles(ann);
    await ann.shot(`apex choosing ${width}`);
    await chooses(ann, 'Expansion');
    const expansion = ann.prompt.getByText('Expansion: use your actions');
    const next = ann.prompt.getByText('Choose a card, its side');
    await expansion.or(next).first().waitFor();
    await ann.shot(`apex expanding ${width}`);
  });

  it('moves ships by source, target and number, and takes it back', async () => {
    const position = findApex(3, isExpanding);
    const [, from, to, n] = movementOf(apex.moves(position.state, 0))!;
    const most = position.state.ships[0]![from]!;
    const [source, target] = [nameOf(position, from), nameOf(position, to)];
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    const before = await sector(ann, from).getAttribute('aria-label');
    await ann.button(/^Movement \d+ left/).click();
    await sector(ann, from).click();
    await sector(ann, to).click();
    const going = spareShips(position.state, 0, from, to, most);
    await ann.button(`Move ${going} to ${target}`).waitFor();
    for (let ships = going; ships < most; ships++) await ann.button('One ship more').click();
    await ann.button(`Move ${most} to ${target}`).waitFor();
    for (let ships = most; ships > n - 1; ships--) await ann.button('One ship fewer').click();
    await ann.presses(`Move ${n - 1} to ${target}`);
    await ann
      .region('Log')
      .getByText(`Ann moves ${n > 2 ? `${n - 1} ships` : 'a ship'} from ${source} to ${target}`)
      .waitFor();
    await expect.poll(() => sector(ann, from).getAttribute('aria-label')).not.toBe(before);

    await ann.presses('Undo');
    await ann.region('Log').getByText('A move was taken back.').waitFor();
    await expect.poll(() => sector(ann, from).getAttribute('aria-label')).toBe(before);
  });

  // Names break between words or not at all, numbers never.
  it('keeps names and numbers of six seats whole', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, findApex(6, isChoosingLate), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const broken = await ann.page.locator('.seat-place').evaluateAll((seats) =>
      seats.flatMap((seat) => {
        const words = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (words.nextNode()) {
          const { data } = words.currentNode as Text;
          for (const { index, 0: word } of data.matchAll(/\S+/g)) {
            const range = new Range();
            range.setStart(words.currentNode, index);
            range.setEnd(words.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken).toEqual([]);
  });

  it('makes a secret choice that nobody sees and that stands', async () => {
    const position = findApex(3, isChoosingLate);
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, position, ann, bob);
    for (const person of [ann, bob]) {
      await person.goes(path);
      await person.page.locator('[data-asked]').waitFor();
    }
    const heard = bob.heard.length;
    await chooses(ann, 'Expansion');
    await ann.prompt.getByText('Still choosing: Bob').waitFor();
    const undo = ann.button('Undo');
    expect(await undo.isDisabled()).toBe(true);
    // What is drawn anew under a mouse lets its tip go.
    await expect
      .poll(async () => {
        await ann.page.mouse.move(0, 0);
        await undo.hover({ force: true });
        const told = ann.page
          .getByText('A secret choice stands once it is made.')
          .waitFor({ timeout: 2_000 });
        return told.then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await bob.page.locator('.seat-place').filter({ hasText: 'Ann' }).getByText('has chosen').waitFor();
    expect(/choose[ ",]+\d/.test(bob.heard.slice(heard).join())).toBe(false);
    await chooses(bob, 'Expansion');
    await ann.region('Log').getByText('Revealed:').last().waitFor();
  });

  // AX-SCO-01
  it.each(['with motion', 'without motion', 'while nobody looked'])(
    'shows how an age was scored %s, until Escape',
    async (how) => {
      const ann = await house.current.person('Ann', { motion: how !== 'without motion' });
      await ann.goes(await lay(house.current, findApex(2, isEndingAge), ann));
      await ann.page.locator('[data-asked]').waitFor();
      const age = ann.page.getByRole('complementary', { name: 'Age 1: who held what' });
      expect(await age.count()).toBe(0);
      if (how === 'while nobody looked') await ann.putsAway();
      await drive(apex, ann, ({ ages }, moves) => ages.length > 0 && moves.length > 0);
      if (how === 'while nobody looked') await ann.looksAgain();
      await age.waitFor();
      await ann.page.locator('[data-asked]').waitFor();
      await age.getByRole('button', { name: 'Who held what' }).waitFor();
      await ann.shot(`apex age scored ${how}`);
      await ann.page.keyboard.press('Escape');
      await age.waitFor({ state: 'detached' });
    },
  );

  it('is played to its end, with points, turning points and a replay', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, findApex(2, isChoosingLate), ann));
    const rounds = await comparesPoints(await playsToTheEnd(apex, ann));
    await rounds.nth(15).waitFor();
    await checksAndWatches(ann);
  }, 120_000);

  it('is chosen in secret by two people at one device, one after the other', async () => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    await ann.goes('/create/apex');
    await page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Here').click();
    await page.getByLabel('Name of the person in seat 2').fill('Bea');
    const settings = page.getByRole('region', { name: 'Settings of the game' });
    await settings.getByRole('group', { name: 'Civilisations and homes' }).getByText('by chance').click();
    await ann.presses('Start the game');
    const takes = async (name: string) => {
      await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
      expect(await page.locator('[data-card], [data-sector]').count()).toBe(0);
      await ann.sees('Everybody chooses in secret now');
      await ann.presses(`I am ${name}`);
      await ann.region('Hand').getByRole('group').waitFor();
    };
    await takes('Ann');
    const hand = await ann.region('Hand').getByRole('group').ariaSnapshot();
    await chooses(ann, 'Evolution');
    await takes('Bea');
    expect(await ann.region('Hand').getByRole('group').ariaSnapshot()).not.toBe(hand);
    await chooses(ann, 'Evolution');
    await ann.region('Log').getByText('Revealed:').waitFor();
  });
});
