import { tablesBy } from '@conclave/frame/tables.ts';
import type { Core } from '@conclave/kernel';
import { CARDS, type Card, KIND_OF } from './cards.ts';
import { NUMBERS, type Numbers } from './numbers.ts';

/** All cards and numbers that a game is played with. */
export interface Tables extends Numbers {
  /** In the order of their ids, which start with 1. */
  readonly cards: readonly Card[];
  /** By kind id: printed build cost, printed selling price, build VPs (0 for a card that counts types). */
  readonly cost: Uint8Array;
  readonly price: Uint8Array;
  readonly points: Uint8Array;
  /** The dearest printed selling price there is. */
  readonly dearest: number;
}

const byKind = (cards: readonly Card[], of: (card: Card) => number) => Uint8Array.from([0, ...cards.map(of)]);

/** Tables with these numbers and cards. */
export const tablesOf = (numbers: Numbers, cards: readonly Card[]): Tables => ({
  ...numbers,
  cards,
  cost: byKind(cards, ({ cost }) => cost),
  price: byKind(cards, ({ price }) => price),
  points: byKind(cards, ({ vp }) => (vp === '?' ? 0 : vp)),
  dearest: Math.max(...cards.map(({ price }) => price)),
});

/** Tables as games that begin now have them. */
export const NEWEST = tablesOf(NUMBERS, CARDS);

/** The tables in force in a position. */
export const tables = tablesBy<Tables>(NEWEST, NEWEST);

type At = Pick<Readonly<Core>, 'rules'>;

/** A kind of card with the numbers in force in a position, by its id. */
export const numbersOf = (s: At, kind: number): Card => tables(s).cards[kind - 1]!;

/** A card with the numbers in force in a position. */
export const cardIn = (s: At, uid: number): Card => numbersOf(s, KIND_OF[uid]!);
