import { NEWEST } from '@conclave/games/apex/data/tables.ts';
import { apex, type Move, type State } from '@conclave/games/apex/index.ts';
import { sectorName } from '@conclave/games/apex/words/sector-names.ts';
import type { Options } from '@conclave/kernel';
import type { Person } from './person.ts';
import { type Fits, findIn, type Position } from './position.ts';

const OPTIONS: Options = { duelMode: 'on', exploration: 'off', setupMode: 'random', firstChooser: 'seat1' };

/** The first fitting place in games of APEX that go on at random, always the same one. */
export const findApex = (seats: number, fits: Fits<State, Move>, options: Options = {}): Position<State> =>
  findIn(apex, { seats, options: { ...OPTIONS, ...options } }, fits);

/** A secret choice in the last age. */
export const isChoosingLate: Fits<State, Move> = ({ age, round }, moves) =>
  age === 3 && round === 3 && moves.some(([label]) => label === 'choose');

/** The last secret choice before an age is scored for the first time. */
export const isEndingAge: Fits<State, Move> = ({ age, round }, moves) =>
  age === 1 && round === NEWEST.rounds && moves.some(([label]) => label === 'choose');

/** Ships, at least two of them, that a movement may bring elsewhere. */
export type Movement = readonly ['move', from: number, to: number, n: number];
export const movementOf = (moves: readonly Move[]): Movement | undefined =>
  moves.find((move): move is Movement => move[0] === 'move' && move[3] > 1);

/** An Expansion in which several ships may move at once. */
export const isExpanding: Fits<State, Move> = ({ age }, moves) => age >= 2 && movementOf(moves) !== undefined;

/** The name of a sector, as sentences and buttons have it. */
export const nameOf = ({ state }: Position<State>, at: number): string => sectorName(state, at);

/** Chooses a civilisation and a home, as long as it is asked, up to the first secret choice. */
export async function settles(person: Person): Promise<void> {
  const civilisation = person.prompt.getByText('Choose the civilisation');
  const home = person.prompt.getByText('Choose where your home lies');
  const card = person.prompt.getByText(/Choose a card/);
  for (;;) {
    await civilisation.or(home).or(card).waitFor();
    if ((await card.count()) > 0) return;
    if ((await civilisation.count()) > 0) {
      await person.hits(person.region('Civilisations').locator('[data-mark="open"]').first());
      await person.presses(/^Lead the/);
      await civilisation.waitFor({ state: 'detached' });
    } else {
      await person.hits(person.page.locator('[data-sector][data-state="lit"]').first());
      await person.presses(/^Settle at/);
      await home.waitFor({ state: 'detached' });
    }
  }
}

/** Makes the secret choice: the first card for this side, in a duel discarding the last. */
export async function chooses(person: Person, side: string): Promise<void> {
  const cards = person.region('Hand').locator('[data-card]');
  await person.region('Hand').locator('[data-mark="open"]').first().waitFor();
  await person.hits(cards.first());
  await person.hits(person.prompt.getByRole('button', { name: new RegExp(`^${side}: `) }));
  if ((await person.prompt.getByText('another card of your hand to discard').count()) > 0)
    await person.hits(cards.last());
  await person.presses(new RegExp(`^Play \\d+ for ${side}`));
}
