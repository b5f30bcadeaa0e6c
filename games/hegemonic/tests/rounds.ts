import { type Options, seedOf } from '@conclave/kernel';
import { KIND_OF, TECH, type TechnologyKey } from '../data/technologies.ts';
import { hegemonic as game } from '../index.ts';
import { Table } from './table.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** A new game of so many players before the first decision of its set-up; the Arbiter is whom chance has drawn. */
export function fresh(seats: number, options: Options = {}, seed: number = seats): Table {
  const players = Object.fromEntries(NAMES.slice(0, seats).map((name) => [name, {}]));
  return new Table({ players, options }, game.setup(seedOf(seed), seats, options));
}

/** The initials of the players, in the order of seats from one of them on. */
export function initialsFrom(t: Table, seat: number): string[] {
  const initials = Object.keys(t.given.players).map((name) => name[0]!);
  return [...initials.slice(seat), ...initials.slice(0, seat)];
}

/** Takes the first offer of whoever is asked until something holds; says who was asked what on the way. */
export function playUntil(t: Table, holds: (t: Table) => boolean): string[] {
  const asked: string[] = [];
  while (!holds(t)) {
    if (t.s.outcome !== null) throw new Error('the game is over');
    asked.push(t.asked);
    const seat = game.waiting(t.s)[0]!;
    t.events.push(...game.apply(t.s, seat, game.moves(t.s, seat)[0]!));
  }
  return asked;
}

/** Whether a step asks, as in `expansionTurn.draw`. */
export const asks =
  (step: string) =>
  (t: Table): boolean =>
    t.asked.endsWith(` ${step}`);

/** All choose their action cards, by initial; those who are not named choose Assault. */
export function reveal(t: Table, cards: { readonly [initial: string]: string } = {}): void {
  for (const initial of initialsFrom(t, 0)) t.play(`${initial} card ${cards[initial] ?? 'assault'}`);
}

/** Lets the round end from the choice of action cards, everybody doing nothing; the Arbiter begins. */
export function finishRound(t: Table): void {
  const [arbiter] = initialsFrom(t, t.s.arbiter);
  t.s.agenda[1]!.at = 'arbitration';
  t.s.actionPhase = 3;
  reveal(t);
  t.play(`${arbiter} start ${t.s.arbiter}`);
  for (const initial of initialsFrom(t, t.s.arbiter)) t.play(`${initial} endTurn`);
}

/** Takes a card of a kind out of the draw pile, to put it where a test wants it. */
export function fromDeck(t: Table, key: TechnologyKey): number {
  const at = t.s.deck.findIndex((card) => KIND_OF[card] === TECH[key]);
  if (at < 0) throw new Error(`no ${key} in the draw pile`);
  return t.s.deck.splice(at, 1)[0]!;
}
