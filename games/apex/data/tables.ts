import { tablesBy } from '@conclave/frame/tables.ts';
import { CARDS, type StrategyCard } from './cards.ts';
import { STARTS, STARTS_1, type Starts } from './civilisations.ts';
import { type Galaxy, LAYOUTS, lay } from './layouts.ts';
import { NUMBERS, type Numbers } from './numbers.ts';
import { type Bonus, TILES } from './sectors.ts';

/** All cards, tiles, layouts and numbers that a game is played with. */
export interface Tables extends Numbers {
  /** By index, from 1 on. */
  readonly cards: readonly StrategyCard[];
  readonly starts: Starts;
  /** The bonus of each neutral tile, by the tile's number. */
  readonly tiles: readonly Bonus[];
  /** By number of players. */
  readonly galaxies: { readonly [players: number]: Galaxy };
}

/** Tables as games that begin now have them. */
export const NEWEST: Tables = {
  ...NUMBERS,
  cards: CARDS,
  starts: STARTS,
  tiles: TILES,
  galaxies: lay(LAYOUTS),
};

const FIRST: Tables = { ...NEWEST, starts: STARTS_1 };

/** The tables in force in a position. */
export const tables = tablesBy<Tables>(FIRST, NEWEST);
