import { pick, type Rng, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { arrowsTo, walksTo } from './lib/keys.ts';
import { hindrances, lasting, overflow, smallTargets, smallTexts } from './lib/looks.ts';
import type { Person } from './lib/person.ts';
import { isAsked } from './lib/play.ts';

// The house of whoever writes a game: with the examples of docs/.
process.env.CONCLAVE_EXAMPLES = '1';

const LIT = '[data-mark="open"]:visible';
const MOST_MOVES = 120;
const PHONE = { size: [360, 740], touch: true } as const;

/** Answers until the game is over. */
async function playsOn(person: Person, answer: () => Promise<void>): Promise<void> {
  for (let moves = 0; await isAsked(person); moves++) {
    if (moves === MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} answers`);
    await answer();
  }
}

/** Presses something that is lit on the table, and confirms it if that is needed. */
async function pressesLit(person: Person, chance: Rng): Promise<void> {
  const lit = person.page.locator(`main ${LIT}, [aria-label="My area"] ${LIT}, .sheet-padded ${LIT}`);
  const count = await lit.count();
  if (count === 0) return person.hits(person.prompt.locator('.k-choice').first());
  await person.hits(lit.nth(pick(chance, [...Array(count).keys()])));
  const confirm = person.prompt.getByRole('button', { name: 'Confirm' });
  if ((await confirm.count()) > 0) await person.hits(confirm);
}

/** A new table against a bot, made on its own page. */
async function makesTable(person: Person, game: string): Promise<void> {
  await person.goes(`/create/${game}`);
  await person.hits(person.page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Bot'));
  await person.presses('Start the game');
  await person.page.waitForURL(/\/table\//);
}

/** The replay of the game that is over, from its first position to its last. */
async function watchesReplay(person: Person): Promise<void> {
  await person.presses('Watch the replay');
  const place = person.page.getByRole('slider', { name: 'Place in the game' });
  await place.waitFor();
  await person.presses('A move on');
  expect(await place.inputValue()).toBe('1');
  await person.presses('To the end');
  await person.sees(/wins|share the win/);
}

describe('a game without a page of its own', () => {
  const house = useHouse();

  it('is played by mouse from a new table to its end, and watched again', async () => {
    const ann = await house.current.person('Ann');
    await makesTable(ann, 'claims');
    await ann.prompt.getByText('Which ship do you commit?').waitFor();
    expect(await hindrances(ann.page)).toEqual([]);
    const chance = seeded(seedOf(1));
    await playsOn(ann, () => pressesLit(ann, chance));
    await watchesReplay(ann);
    expect(await hindrances(ann.page)).toEqual([]);
  });

  it('is played by keys alone from a new table to its end, and watched again', async () => {
    const ann = await house.current.person('Ann');
    const { page } = ann;
    const { keyboard } = page;
    await ann.goes('/create/claims');
    const seat = page.getByRole('group', { name: 'Who sits in seat 2' });
    await seat.waitFor();
    await walksTo(page, seat);
    while (!(await seat.getByRole('radio', { name: 'Bot' }).isChecked())) await keyboard.press('ArrowRight');
    await walksTo(page, ann.button('Start the game'));
    await keyboard.press('Enter');
    await page.waitForURL(/\/table\//);

    await isAsked(ann);
    const hand = ann.region('My area').getByRole('list').last();
    await walksTo(page, hand.locator(LIT).first());
    await arrowsTo(page, hand.locator(LIT).last());
    await keyboard.press('Space');
    await keyboard.press('Escape');
    expect(await hand.locator('[data-mark="picked"]').count()).toBe(0);
    await playsOn(ann, () => keyboard.press('1'));
    await walksTo(page, ann.button('Watch the replay'));
    await keyboard.press('Enter');
    await page.getByRole('slider', { name: 'Place in the game' }).waitFor();
    await keyboard.press('End');
    await ann.sees(/wins|share the win/);
  });

  it('is played by touch on a phone to its end, with all that it shows within reach', async () => {
    const ann = await house.current.person('Ann', PHONE);
    await ann.playsNow('Claims');
    await isAsked(ann);
    expect(await lasting(() => overflow(ann.page))).toEqual([]);
    expect(await smallTexts(ann.page, 12)).toEqual([]);
    expect(await smallTargets(ann.page, 44)).toEqual([]);
    expect(await hindrances(ann.page)).toEqual([]);
    const chance = seeded(seedOf(2));
    await playsOn(ann, () => pressesLit(ann, chance));
    await watchesReplay(ann);
  });

  it('has a board where one presses a piece and where it goes, and says why not', async () => {
    const ann = await house.current.person('Ann', { light: true });
    await makesTable(ann, 'sentries');
    const board = ann.region('Board').locator('.k-board');
    const place = (name: string) => ann.page.getByRole('button', { name });
    await place('C1, keeper of Ann').waitFor();
    await ann.presses('A1, sentry of Ann');
    await place('D4, empty').click({ force: true });
    await ann.sees('a sentry one square forward, straight or diagonally');
    await ann.presses('B2, empty');
    await place('B2, sentry of Ann').waitFor();
    await ann.sees('moves sentry from A1 to B2');
    await isAsked(ann);
    await ann.prompt.getByRole('combobox', { name: 'Piece' }).selectOption({ label: 'sentry B2' });
    await ann.presses('Take back');
    expect(await board.locator('[data-mark="picked"]').count()).toBe(0);
    expect(await hindrances(ann.page)).toEqual([]);
  });

  it.each([
    ['by mouse', {}],
    ['by touch', PHONE],
  ] as const)('has a board that is played to the end %s', async (_, options) => {
    const ann = await house.current.person('Ann', options);
    await ann.playsNow('Sentries');
    await isAsked(ann);
    expect(await lasting(() => overflow(ann.page))).toEqual([]);
    expect(await smallTexts(ann.page, 12)).toEqual([]);
    expect(await hindrances(ann.page)).toEqual([]);
    const chance = seeded(seedOf(3));
    await playsOn(ann, () => pressesLit(ann, chance));
    await watchesReplay(ann);
  });

  it('stays out of a house that has no examples', async () => {
    const ann = await house.current.person('Ann');
    await ann.page.route('**/api/games', async (route) => {
      const answer = await route.fetch();
      const { games } = (await answer.json()) as { games: { id: string; publisher: string }[] };
      await route.fulfill({ json: { games: games.filter(({ publisher }) => !/example/.test(publisher)) } });
    });
    await ann.goes('/create/claims');
    await ann.sees('This game is not here');
  });
});
