import { hegemonic, type Move, type State } from '@conclave/games/hegemonic/index.ts';
import type { Options } from '@conclave/kernel';
import type { Person } from './person.ts';
import { type Fits, findIn, type Position } from './position.ts';

/** The first fitting place in games of Hegemonic that go on at random, always the same one. */
export const findHegemonic = (
  seats: number,
  fits: Fits<State, Move>,
  options: Options = {},
): Position<State> => findIn(hegemonic, { seats, options }, fits);

const offers =
  (...labels: Move[0][]): Fits<State, Move> =>
  (_, moves) =>
    moves.some(([label]) => labels.includes(label));

/** A home is placed, a tile is placed, an action card is chosen in secret, an action turn begins, a technology is committed. */
export const isHomeAsked = offers('home');
export const isTileAsked = offers('place');
export const isCardAsked = offers('card');
export const isActing = offers('collect');
export const isCommitting = offers('commit');

/** A secret choice of an action card in the third round. */
export const isChoosingLate: Fits<State, Move> = ({ round }, moves) =>
  round >= 3 && moves.some(([label]) => label === 'card');

/** The last action of a round with rounds to come, after which another seat, far richer, is Arbiter and expands first. */
export const isEndingRound: Fits<State, Move> = (
  { actionPhase, actionsLeft, active, queue, caps, stack },
  moves,
) =>
  actionPhase === 3 &&
  actionsLeft === 1 &&
  active === 0 &&
  queue.length <= 1 &&
  stack.length > 2 &&
  caps[1]! > caps[0]! + 6 &&
  moves.some(([label]) => label === 'endTurn');

/** An action turn of Industrialize in which a Complex can be paid. */
export const isBuilding: Fits<State, Move> = ({ chosen, actionsLeft }, moves) =>
  chosen[0] === 'industrialize' && actionsLeft === 2 && moves.some(([label]) => label === 'complex');

/** A Complex, as it is offered. */
export type Complex = Extract<Move, readonly ['complex', ...unknown[]]>;
export const complexOf = (moves: readonly Move[]): Complex | undefined =>
  moves.find((move): move is Complex => move[0] === 'complex');

/** An attack on another seat's sector, as it is offered. */
export type Attack = Extract<Move, readonly ['attack', ...unknown[]]>;
export const attackOf = (moves: readonly Move[]): Attack | undefined =>
  moves.find((move): move is Attack => move[0] === 'attack');
export const isAttacking: Fits<State, Move> = ({ actionsLeft }, moves) =>
  actionsLeft > 0 && attackOf(moves) !== undefined;

/** Chooses an action card in secret. */
export async function choosesCard(person: Person, name: string): Promise<void> {
  await person.hits(person.prompt.getByRole('button', { name: new RegExp(`^${name}, number`) }));
  await person.presses(`Play ${name}`);
}
