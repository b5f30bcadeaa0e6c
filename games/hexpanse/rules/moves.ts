import { BOARDS } from '../data/boards.ts';
import { CARDS } from '../data/cards.ts';
import { type Token, UNITS } from './types.ts';

/*
 * Moves that are listed by the hundred are made once.
 */

const TERRITORIES = BOARDS.large.cells.map((_, territory) => territory);
const ORIENTATIONS = [0, 1, 2, 3, 4, 5];

/** By territory. */
export const AT = TERRITORIES.map((territory) => ['at', territory] as const);
export const WITH = TERRITORIES.map((territory) => ['with', territory] as const);
export const EXCHANGE = TERRITORIES.map((territory) => ['exchange', territory] as const);

/** By anchor and orientation. */
export const ORIENT = TERRITORIES.map((anchor) => ORIENTATIONS.map((k) => ['orient', anchor, k] as const));

const putsOf = (token: Token) => TERRITORIES.map((territory) => ['put', territory, token] as const);
const PUT_UNITS = { normal: putsOf(UNITS[0]), minor: putsOf(UNITS[1]), squad: putsOf(UNITS[2]) };
const PUT_CARDS = CARDS.map((_, card) => putsOf(card));

/** By territory: the moves that put a token there. */
export const putsFor = (token: Token) => (typeof token === 'number' ? PUT_CARDS[token]! : PUT_UNITS[token]);
