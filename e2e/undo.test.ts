import { cardOf } from '@conclave/games/stardust-imperium/data/cards.ts';
import { type Move, type State, stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import { predict, type Seat } from '@conclave/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person } from './lib/person.ts';
import { find } from './lib/position.ts';

type Build = readonly ['build', uid: number, ...sold: number[]];

/** A build in somebody's first turn by which nobody learns anything. */
function openBuild(s: State, seat: Seat): Build | undefined {
  if (s.round !== 1 || s.active !== seat || s.window !== 'before') return undefined;
  const view = stardustImperium.view(s, seat);
  const isOpen = (move: Move): move is Build =>
    move[0] === 'build' && predict(stardustImperium, view, seat, move) !== null;
  return stardustImperium.moves(s, seat).find(isOpen);
}

async function builds(person: Person, [, uid, ...sold]: Build): Promise<void> {
  const card = (id: number) => person.region('Hand').locator(`[data-card="${id}"]`);
  await card(uid).click();
  for (const id of sold) if (!(await isChosen(card(id)))) await card(id).click();
  await person.presses(`Build ${cardOf(uid).name}`);
  await person.region('Built cards').locator(`[data-card="${uid}"]`).waitFor();
}

const isChosen = async (card: Locator) => (await card.getAttribute('aria-pressed')) === 'true';

describe('undo', () => {
  const house = useHouse();
  const opening = find(2, (s) => openBuild(s, 0) !== undefined);
  const build = openBuild(opening.state, 0)!;

  it('takes back a move that showed nothing', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, opening, ann));
    const hand = ann.region('Hand').getByRole('group');
    await hand.waitFor();
    const before = await hand.ariaSnapshot();
    await builds(ann, build);
    expect(await hand.ariaSnapshot()).not.toBe(before);
    await ann.presses('Undo');
    await expect.poll(() => hand.ariaSnapshot()).toBe(before);
    expect(await ann.region('Built cards').locator('[data-card]').count()).toBe(0);
  });

  it('says why a move stands that showed something', async () => {
    const ann = await house.current.person('Ann');
    await ann.goes(await lay(house.current, opening, ann));
    await ann.presses(/^Research/);
    await ann.region('Cards to choose from').waitFor();
    const undo = ann.button('Undo');
    expect(await undo.isDisabled()).toBe(true);
    await undo.hover({ force: true });
    await ann.sees('Your last move showed you something new, so it stands.');

    await ann.page.reload();
    await ann.region('Cards to choose from').waitFor();
    await expect.poll(() => undo.isDisabled()).toBe(true);
  });

  it('needs the consent of somebody who has moved since', async () => {
    const [ann, bob] = [await house.current.person('Ann'), await house.current.person('Bob')];
    const second = find(2, (s) => openBuild(s, 1) !== undefined);
    const path = await lay(house.current, second, ann, bob);
    await ann.goes(path);
    await bob.goes(path);
    await builds(bob, openBuild(second.state, 1)!);

    await ann.presses('Ask to undo');
    await bob.sees('Ann asks to take back the last move.');
    await bob.presses('Decline');
    await ann.presses('Ask to undo');
    await bob.presses('Agree');
    await ann.button('End main phase').waitFor();
    expect(await bob.region('Built cards').locator('[data-card]').count()).toBe(0);
  });
});
