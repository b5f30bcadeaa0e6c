import { describe, expect, it } from 'vitest';
import { type House, useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { press } from './lib/play.ts';
import { find, isHalfway } from './lib/position.ts';
import { secrets } from './lib/secrets.ts';

const isOnTurn = (person: Person) =>
  person.page
    .locator('[data-asked]')
    .count()
    .then((n) => n > 0);

/** The two play on until `presses` presses have been made. */
async function playOn(people: readonly Person[], presses: number): Promise<void> {
  for (let made = 0; made < presses; ) {
    const asked = await Promise.all(people.map(isOnTurn));
    const next = people[asked.indexOf(true)];
    if (!next) await new Promise((resolve) => setTimeout(resolve, 20));
    else {
      await press(next);
      made++;
    }
  }
}

/** What everybody may know of the seats, as their strip tells it. */
const facts = async (person: Person): Promise<string[]> =>
  (await person.page.locator('.si-seat-facts').allInnerTexts()).sort();

/** Both at a table in the middle of a game, the first on turn. */
async function seated(house: House): Promise<[ann: Person, bob: Person, path: string]> {
  const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
  const path = await lay(house, find(2, isHalfway), ann, bob);
  await ann.goes(path);
  await bob.goes(path);
  await ann.page.locator('[data-asked]').waitFor();
  await bob.prompt.waitFor();
  return [ann, bob, path];
}

describe('two people', () => {
  const house = useHouse();

  it('meet by a link, play, and talk', async () => {
    const ann = await house.current.person(null);
    await ann.goes('/create/stardust-imperium');
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.presses('Create the table');
    const link = await ann.page.getByRole('textbox', { name: 'Link' }).inputValue();

    const bob = await house.current.person(null);
    await bob.goes(link);
    await bob.page.getByLabel('Your name').fill('Bob');
    await bob.presses('Sit down');
    await ann.sees('Everybody is here.');
    await ann.presses('Start the game');
    await playOn([ann, bob], 16);

    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    await bob.page.getByLabel('Message').fill('Good evening');
    await bob.page.keyboard.press('Enter');
    await ann.page.getByRole('tab', { name: /Chat.*new/ }).click();
    await ann.page.getByLabel('Chat lines').getByText('Good evening').waitFor();
    await ann.sees(/Bob.*Good evening/);
    expect(secrets(ann.heard, 0)).toEqual([]);
    expect(secrets(bob.heard, 1)).toEqual([]);
    expect(secrets(bob.heard, 0)).not.toEqual([]);
  });

  it('part in the waiting room: the maker sends somebody away, who may come back', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    await ann.goes('/create/apex');
    await ann.page.getByRole('group', { name: 'Players' }).getByText('6').click();
    await ann.presses('Create the table');
    await bob.goes(await ann.page.getByRole('textbox', { name: 'Link' }).inputValue());
    await bob.presses('Sit down');
    await ann.presses('Remove Bob');
    await ann.sees('5 seats are open.');
    await bob.sees('You have no seat at this table any more.');
    await bob.presses('Sit down');
    await ann.sees('4 seats are open.');
    await bob.presses('Leave the table');
    await ann.sees('5 seats are open.');
    await bob.button('Sit down').waitFor();
  });

  it('do not wait for those who stay away: bots with a name and a manner take their seats at the start', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes('/create/stardust-imperium');
    await ann.page.getByRole('group', { name: 'Players' }).getByText('3').click();
    await ann.presses('Create the table');
    await ann.hits(ann.button('Add a bot').first());
    await ann.sees('Plays what looks good at once, and misses things, as in a first game. Moves at once.');
    await ann.sees('One seat is open. Start now, and a bot sits down there.');
    await ann.presses('Start the game');
    const seats = ann.page.getByRole('complementary', { name: 'Seats' });
    for (const name of ['Pim', 'Lotte']) await seats.getByText(name, { exact: true }).first().waitFor();
  });

  it('find a table by its code; a wrong code is refused', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes('/create/stardust-imperium');
    await ann.presses('Create the table');
    const link = await ann.page.getByRole('textbox', { name: 'Link' }).inputValue();
    const bob = await house.current.person(null);
    await bob.goes('/');
    await bob.page.getByLabel("Join a friend's table").fill(link.slice(-6).toLowerCase());
    await bob.presses('Join');
    await bob.button('Sit down').waitFor();

    bob.expects(/404/);
    await bob.goes('/join/222222');
    await bob.sees('No table has this code.');
  });

  it('see each other leave and come back, and go on after a reload', async () => {
    const [ann, bob, path] = await seated(house.current);
    const place = ann.page.locator('.seat-place').filter({ hasText: 'Bob' });
    await bob.page.goto('about:blank');
    await place.getByText('away').waitFor();
    await bob.goes(path);
    await place.getByText('away').waitFor({ state: 'detached' });

    const hand = await ann.region('Hand').getByRole('group').ariaSnapshot();
    await ann.page.reload();
    await ann.page.locator('[data-asked]').waitFor();
    expect(await ann.region('Hand').getByRole('group').ariaSnapshot()).toBe(hand);
    await playOn([ann, bob], 6);
  });

  it('go on when the line is lost and comes back', async () => {
    const [ann, bob] = await seated(house.current);
    bob.expects(/ERR_INTERNET_DISCONNECTED/);
    await bob.context.setOffline(true);
    await house.current.cut();
    await bob.sees('Reconnecting');
    await ann.page.locator('[data-asked]').waitFor();
    await playOn([ann], 2);
    await bob.context.setOffline(false);
    await bob.page.getByText('Reconnecting').waitFor({ state: 'detached' });
    await playOn([ann, bob], 8);
    await expect.poll(() => facts(bob)).toEqual(await facts(ann));
  });

  it('are watched by somebody who sees no hand', async () => {
    const [ann, bob, path] = await seated(house.current);
    const cleo = await house.current.person(null);
    await cleo.goes(path);
    await cleo.sees('Looking on');
    await playOn([ann, bob], 8);
    await cleo.prompt.waitFor();
    expect(await cleo.region('Hand').count()).toBe(0);
    expect(await cleo.region('Table').getByRole('group').count()).toBe(2);
    expect(secrets(cleo.heard, null)).toEqual([]);
  });
});
