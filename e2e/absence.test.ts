import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { find, isHalfway } from './lib/position.ts';

/** Long enough that nobody counts as absent while pages open. */
const AWAY = 1500;

describe('somebody who has gone away', () => {
  const house = useHouse({ patience: { away: AWAY, idle: 3_600_000 }, botPace: 100_000 });

  it('is played for by a bot that the others call, and has the seat again on coming back', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, find(2, isHalfway), bob, ann);
    await ann.goes(path);
    await ann.sees('Bob is absent, and the game waits.');
    await ann.shot('absent');
    await ann.presses('Let a bot play for Bob');
    await ann.sees('Vesper');
    expect(await ann.page.getByText('Bob is absent').count()).toBe(0);
    await bob.goes(path);
    await bob.page.locator('[data-asked]').waitFor();
    await ann.sees('Bob');
    expect(await ann.page.getByText('Vesper').count()).toBe(0);
  });

  it('leaves a seat to a bot and takes it back', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const path = await lay(house.current, find(2, isHalfway), ann, bob);
    await bob.goes(path);
    await ann.goes(path);
    await ann.page.locator('[data-asked]').waitFor();
    await ann.presses('This table');
    await ann.presses('Leave my seat to a bot');
    await ann.presses('Leave it to the bot');
    await ann.sees('Vesper plays your seat.');
    await ann.shot('lent');
    await ann.presses('Take it back');
    await ann.page.locator('[data-asked]').waitFor();
  });
});
