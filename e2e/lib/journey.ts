import type { Core, Game, Move } from '@conclave/kernel';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { drive } from './drive.ts';
import type { Person } from './person.ts';

/** A desk and a phone. */
export const SIZES = [
  [1280, 800],
  [360, 740],
] as const;

/** What has been there to be looked at when a game is over: who has won. */
const endOf = ({ page }: Person): Locator => page.getByRole('dialog', { name: /wins?$|share the win/ });

/** Plays from where a person stands to the end of the game. @returns what is told then */
export async function playsToTheEnd<S extends Core, M extends Move>(
  game: Game<S, M>,
  person: Person,
): Promise<Locator> {
  await person.page.locator('[data-asked]').waitFor();
  await drive(game, person);
  const end = endOf(person);
  await end.waitFor();
  return end;
}

/** The chart of points as a table ends with the totals of the table of scores. @returns its rows */
export async function comparesPoints(end: Locator): Promise<Locator> {
  await end.getByText('As a table').click();
  const totals = end.getByRole('row', { name: /^Total/ }).getByRole('cell');
  const rounds = end.getByRole('figure').getByRole('table').getByRole('row');
  expect(await rounds.last().getByRole('cell').allInnerTexts()).toEqual(await totals.allInnerTexts());
  return rounds;
}

/** Checks the finished game, and watches its replay to the end. */
export async function checksAndWatches(person: Person): Promise<void> {
  await person.presses('Check the game');
  await person.sees(/All \d+ moves were legal/);
  await person.presses('Watch the replay');
  await person.presses('To the end');
  await person.page.getByRole('slider', { name: 'Place in the game' }).waitFor();
}
