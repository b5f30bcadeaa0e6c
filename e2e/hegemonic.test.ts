import { hegemonic } from '@conclave/games/hegemonic/index.ts';
import { sectorName } from '@conclave/games/hegemonic/words/sector-names.ts';
import { describe, expect, it } from 'vitest';
import { drive } from './lib/drive.ts';
import { sector } from './lib/galaxy.ts';
import {
  attackOf,
  choosesCard,
  complexOf,
  findHegemonic,
  isActing,
  isAttacking,
  isBuilding,
  isCardAsked,
  isChoosingLate,
  isEndingRound,
  isTileAsked,
} from './lib/hegemonic.ts';
import { useHouse } from './lib/house.ts';
import { checksAndWatches, comparesPoints, playsToTheEnd, SIZES } from './lib/journey.ts';
import { lay } from './lib/lay.ts';

describe('Hegemonic', () => {
  const house = useHouse({ botPace: 20 });

  it.each(SIZES)('goes from home to the first action turn, at %i px', async (width, height) => {
    const ann = await house.current.person('Ann', { size: [width, height], touch: width < 600 });
    await ann.playsNow('Hegemonic');
    await ann.page.locator('[data-asked]').waitFor();
    await ann.shot(`hegemonic beginning ${width}`);
    await drive(hegemonic, ann, isTileAsked);
    await ann.hits(ann.prompt.getByRole('button', { name: /^T\d+:/ }).first());
    await ann.hits(ann.page.locator('[data-sector][data-state="lit"]').first());
    await ann.presses(/^Place/);
    await drive(hegemonic, ann, isCardAsked);
    await choosesCard(ann, 'Industrialize');
    await ann.button('Play Industrialize').waitFor({ state: 'detached' });
    await drive(hegemonic, ann, isActing);
    await ann.prompt.getByText('Choose an action of Industrialize').waitFor();
    await ann.shot(`hegemonic action ${width}`);
  });

  it.each([2, 3, 4, 5, 6])('leaves every sector of a galaxy for %i in sight', async (seats) => {
    const position = findHegemonic(seats, isChoosingLate);
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    const covered = () =>
      ann.page.evaluate(() =>
        [...document.querySelectorAll('[data-sector]')].flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const above = document.elementFromPoint(x + width / 2, y + height / 2);
          return above === one ? [] : [`${one.getAttribute('aria-label')}: ${above?.outerHTML.slice(0, 80)}`];
        }),
      );
    // With the log beside it, too.
    await expect.poll(covered).toEqual([]);
    await ann.page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(covered).toEqual([]);
  });

  it('builds a chain of Complexes, which can be taken back', async () => {
    const position = findHegemonic(3, isBuilding);
    const at = complexOf(hegemonic.moves(position.state, 0))![1];
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    const before = await sector(ann, at).getAttribute('aria-label');
    await ann.presses(/^Complex: /);
    await ann.hits(sector(ann, at));
    await ann.presses(/^Build/);
    await ann
      .region('Log')
      .getByText(`Ann builds a Complex at ${sectorName(at)}`)
      .last()
      .waitFor();
    await expect.poll(() => sector(ann, at).getAttribute('aria-label')).not.toBe(before);
    // The next Complex of the chain is begun.
    await ann.presses('Take back');
    await ann.presses('Undo');
    await expect.poll(() => sector(ann, at).getAttribute('aria-label')).toBe(before);
  });

  // HG-GEN-01
  it('takes a gift that is possible for no question', async () => {
    const [ann, bob] = [
      await house.current.person('Ann', { size: [390, 844], touch: true }),
      await house.current.person('Bob'),
    ];
    const waits = findHegemonic(
      2,
      ({ round, caps }, moves) => round > 1 && moves.length === 0 && caps[0]! > 0,
    );
    await ann.goes(await lay(house.current, waits, ann, bob));
    await ann.hits(ann.page.getByRole('tab', { name: 'Mine' }));
    await ann.button('Give CAPs').waitFor();
    expect(await ann.page.locator('[data-asked]').count()).toBe(0);
    await ann.hits(ann.page.getByRole('tab', { name: 'Log' }));
    expect(await ann.page.getByRole('tab', { name: 'Mine' }).textContent()).toBe('Mine');
  });

  it('shows what an attack would bring before it is declared, and plays the conflict as a scene', async () => {
    const position = findHegemonic(3, isAttacking);
    const [, pattern, by, target] = attackOf(hegemonic.moves(position.state, 0))!;
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.hits(ann.prompt.getByRole('button', { name: new RegExp(`^${pattern}: `, 'i') }));
    await ann.hits(sector(ann, target));
    const preview = ann.page.getByLabel(/^Preview: /);
    await preview.waitFor();
    expect(by).toBeGreaterThanOrEqual(0);
    await ann.shot('hegemonic preview');
    const confirm = ann.button(/^Attack/);
    await confirm.waitFor();
    await ann.hits(confirm);
    await ann
      .region('Log')
      .getByText(/^Ann declares/)
      .last()
      .waitFor();
    await ann.shot('hegemonic conflict');
  });

  it('leaves the end of an own conflict on a phone until one goes on', async () => {
    const ann = await house.current.person('Ann', { motion: true, size: [390, 844], touch: true });
    const fits: typeof isAttacking = (s, moves) => isAttacking(s, moves) && isActing(s, moves);
    const position = findHegemonic(3, fits, { learningGame: 'on' });
    const [, pattern] = attackOf(hegemonic.moves(position.state, 0))!;
    await ann.goes(await lay(house.current, position, ann));
    await ann.page.locator('[data-asked]').waitFor();
    await ann.hits(ann.prompt.getByRole('button', { name: new RegExp(`^${pattern}: `, 'i') }));
    await ann.presses(/^Attack/);
    const scene = ann.page.locator('.hg-conflict[data-kind="scene"]');
    await scene.locator('.hg-verdict').waitFor();
    await ann.page.waitForTimeout(6000);
    await ann.shot('hegemonic conflict over');
    expect(await scene.locator('.hg-verdict').count()).toBe(1);
    await ann.hits(scene.getByRole('button', { name: 'Go on' }));
    await scene.waitFor({ state: 'detached' });
  });

  it('takes a secret choice that nobody sees and that stands', async () => {
    const position = findHegemonic(3, isChoosingLate);
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, position, ann, bob);
    for (const person of [ann, bob]) {
      await person.goes(path);
      await person.page.locator('[data-asked]').waitFor();
    }
    const heard = bob.heard.length;
    await choosesCard(ann, 'Martialize');
    await bob.page.locator('.seat-place').filter({ hasText: 'Ann' }).getByText('has chosen').waitFor();
    expect(bob.heard.slice(heard).join()).not.toContain('martialize');
    await choosesCard(bob, 'Discover');
    await ann
      .region('Log')
      .getByText(/Martialize/)
      .last()
      .waitFor();
  });

  // HG-SCO-02
  it.each([
    ['with motion', 'Escape'],
    ['with motion', 'a tile'],
    ['without motion', 'Escape'],
    ['without motion', 'a tile'],
    ['while nobody looked', 'a tile'],
  ])('shows how a round was scored %s, whatever bots do, until %s', async (how, ends) => {
    const ann = await house.current.person('Ann', { motion: how !== 'without motion' });
    await ann.goes(await lay(house.current, findHegemonic(2, isEndingRound), ann));
    await ann.page.locator('[data-asked]').waitFor();
    const round = ann.page.getByRole('complementary', { name: /^Round \d+, board by board$/ });
    if (how === 'while nobody looked') await ann.putsAway();
    await drive(hegemonic, ann, isTileAsked);
    if (how === 'while nobody looked') await ann.looksAgain();
    await round.waitFor();
    // The bot has expanded, and Ann is asked.
    const tile = ann.prompt.getByRole('button', { name: /^T\d+:/ }).first();
    await tile.waitFor();
    expect(await round.isVisible()).toBe(true);
    await ann.shot(`hegemonic round scored ${how} ${ends}`);
    if (ends === 'Escape') await ann.page.keyboard.press('Escape');
    else await ann.hits(tile);
    await round.waitFor({ state: 'detached' });
  });

  it('is played to its end, with points by round and a replay', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, findHegemonic(2, isChoosingLate), ann));
    await comparesPoints(await playsToTheEnd(hegemonic, ann));
    await checksAndWatches(ann);
  }, 120_000);
});
