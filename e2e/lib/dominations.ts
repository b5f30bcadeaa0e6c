import { masteryCard } from '@conclave/games/dominations/data/cards.ts';
import { DOMAIN_NAMES, DOMAINS } from '@conclave/games/dominations/data/domains.ts';
import { MASTERY } from '@conclave/games/dominations/data/mastery.ts';
import { OMENS } from '@conclave/games/dominations/data/omens.ts';
import { dominations, type Move, type State } from '@conclave/games/dominations/index.ts';
import { nodusThere } from '@conclave/games/dominations/ui/tree/openings.ts';
import { tileName, tileNoun } from '@conclave/games/dominations/words/names.ts';
import { spotName, whereabouts } from '@conclave/games/dominations/words/place-names.ts';
import { type Outlook, outlooks } from '@conclave/games/dominations/words/production.ts';
import { moveText, type Options, predict } from '@conclave/kernel';
import { spotAt } from '@conclave/mechanics/edge-match';
import type { Locator } from 'playwright-core';
import { sector } from './galaxy.ts';
import type { Person } from './person.ts';
import { type Fits, findIn, type Position } from './position.ts';

/** Its Domination card would let one choose between two Omens. */
const RELIGION = DOMAINS.indexOf('REL');

/** The first fitting place in games of Dominations that go on at random, always the same one. */
export const findDominations = (
  seats: number,
  fits: Fits<State, Move>,
  options: Options = {},
): Position<State> => findIn(dominations, { seats, options }, fits);

const offers =
  (...labels: Move[0][]): Fits<State, Move> =>
  (_, moves) =>
    moves.some(([label]) => labels.includes(label));

/** Cards are kept in the draft, a tile is placed. */
const isKeeping = offers('keep');
export const isPlacing = offers('place');

/** The draft of a game in which the first seat exchanges tiles first. */
export const isKeepingFirst: Fits<State, Move> = (state, moves) =>
  state.order[0] === 0 && isKeeping(state, moves);

/** The last tile of the game is placed. */
export const isPlacingLast: Fits<State, Move> = (state, moves) =>
  state.age === 3 && state.round === 5 && isPlacing(state, moves);

/** A placement from which everybody has something, of a tile that is turned back, after which the turn goes on and nobody has learned anything. */
export function openPlacement(state: State): Outlook | undefined {
  const view = dominations.view(state, 0);
  return outlooks(view, 0, view.hands[0]!)
    .filter(({ kept, others, rotation }) => kept > 0 && others > 0 && rotation === 2)
    .find(({ tile, site, rotation }) => {
      const next = predict(dominations, view, 0, ['place', tile, site.cell, rotation]);
      return next !== null && dominations.waiting(next.view).includes(0);
    });
}
export const isPlacingOpenly: Fits<State, Move> = (state, moves) =>
  state.age >= 2 && isPlacing(state, moves) && openPlacement(state) !== undefined;

/** A placement that closes one Locus, for which an Omen will be drawn that stays. */
export const omenPlacement = (state: State): Outlook | undefined =>
  state.holders[RELIGION] === 0 || OMENS[state.omenDeck.at(-1)!]!.duration !== 'round'
    ? undefined
    : outlooks(state, 0, state.hands[0]!).find(({ site }) => site.loci.length === 1);
export const isOmenComing: Fits<State, Move> = (state, moves) =>
  isPlacing(state, moves) && omenPlacement(state) !== undefined;

/** A Mastery card with a place in the Tree where it forms Nodus, as it is offered. */
type Gain = Extract<Move, readonly ['gain', ...unknown[]]>;
const nodusOf = (state: State, [, kind, copy, x, y]: Gain): number =>
  nodusThere(state, 0, masteryCard(kind, copy), spotAt(x, y)).length;
export const gainOf = (state: State, moves: readonly Move[]): Gain | undefined =>
  moves.find((move): move is Gain => move[0] === 'gain' && nodusOf(state, move) > 0);
export const isGaining: Fits<State, Move> = (state, moves) =>
  state.age >= 2 && state.phase === 'develop' && gainOf(state, moves) !== undefined;

/** The last turn of an Age is about to end, and somebody else has most Influence. */
export const isAgeEnding: Fits<State, Move> = (state, moves) =>
  state.round === 5 &&
  state.age < 3 &&
  state.phase === 'develop' &&
  state.order.at(-1) === 0 &&
  state.influence[0]! < Math.max(...state.influence) &&
  offers('pass')(state, moves);

/** The last Develop phase of the game, after which its player leads in Influence and may assimilate. */
export const isLastAgeEnding: Fits<State, Move> = (state, moves) => {
  if (state.round !== 5 || state.age !== 3 || state.phase !== 'develop' || state.order.at(-1) !== 0)
    return false;
  if (!offers('pass')(state, moves)) return false;
  const next = predict(dominations, dominations.view(state, 0), 0, ['pass']);
  return next !== null && next.view.phase === 'end' && dominations.waiting(next.view).includes(0);
};

/** The button of a prompt that sends what is chosen. */
const confirmOf = (person: Person): Locator =>
  person.prompt.locator('button.k-signal[aria-disabled="false"]');

/** Keeps the first of each kind of card that is offered. */
export async function keepsFirst(person: Person): Promise<void> {
  const choices = person.prompt.locator('.k-answers').getByRole('button');
  for (let i = 0; i < (await choices.count()); i += 2) await person.hits(choices.nth(i));
  await person.hits(confirmOf(person));
}

/** The tiles of the own hand, in the own area or in the prompt; one of them. */
export const handOf = (person: Person): Locator =>
  person.page.getByRole('button', { name: /^[A-Z]\d\d: Camp/ });
export const tileButton = (person: Person, tile: number): Locator =>
  person.page.getByRole('button', { name: `${tileName(tile)}: Camp` }).first();

/** A kind of Mastery card in the catalogue. */
export const entryOf = (person: Person, kind: number): Locator =>
  person.region('Mastery cards').getByRole('button', { name: `${MASTERY[kind]!.name}, value ` });

/** An open place of the own Tree. */
export const openingAt = (person: Person, [, , , x, y]: Gain): Locator =>
  person.page.getByRole('button', { name: new RegExp(`^${spotName(x, y)}, open: `) });

/** Takes a tile of the hand, turns it and chooses where it goes. */
export async function aims(person: Person, { tile, site, rotation }: Outlook): Promise<void> {
  await person.hits(tileButton(person, tile));
  for (let turned = 0; turned < rotation; turned++) await person.page.keyboard.press('r');
  await person.hits(sector(person, site.cell));
  await person.button('Place it').waitFor();
}

/** Goes on from the catalogue to the own Tree with a card to be gained. */
export async function takes(person: Person, [, kind]: Gain): Promise<void> {
  const entry = entryOf(person, kind);
  const tab = person
    .region('Mastery cards')
    .getByRole('button', { name: DOMAIN_NAMES[MASTERY[kind]!.domain]!, exact: true });
  await entry.or(tab).first().waitFor();
  if (await tab.isVisible()) await person.hits(tab);
  await person.hits(entry);
}

/** Ends a phase, also where something could still be done. */
export async function ends(person: Person, phase: 'Build' | 'Develop'): Promise<void> {
  await person.presses(`End ${phase}`);
  const anyway = person.button(`End ${phase} anyway`);
  if ((await anyway.count()) > 0) await person.hits(anyway);
}

/** How the placement of a tile is told. */
export const placedText = ({ tile, site }: Outlook): string =>
  `Ann places ${tileNoun(tile)} ${whereabouts(site.cell)}`;

/** Lets everybody do the first thing there is, until a position fits, as its first person sees it. */
export async function answersAll(
  people: readonly Person[],
  table: string,
  fits: (view: State) => boolean,
): Promise<State> {
  for (let n = 0; ; n++) {
    const api = `/api${table.replace('table', 'tables')}`;
    const known = async (seat: number) => {
      const answer = await people[seat]!.context.request.get(`${api}/state?seat=${seat}`);
      return (await answer.json()) as { version: number; position: { view: State; waiting: number[] } };
    };
    const { version, position } = await known(0);
    if (fits(position.view)) return position.view;
    const seat = position.waiting[0]!;
    const { view } = (await known(seat)).position;
    const command = { do: 'move', seat, move: moveText(dominations.moves(view, seat)[0]!) };
    const data = { id: `first-${n}`, version, command };
    const answer = await people[seat]!.context.request.post(`${api}/commands`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}
