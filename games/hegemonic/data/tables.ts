import { tablesBy } from '@conclave/frame/tables.ts';
import { ORDER, type Order, PATTERNS, type Patterns } from './cards.ts';
import { type Counted, EFFECT_NUMBERS } from './effects.ts';
import { LAYOUTS, LAYOUTS_1, type Layouts } from './galaxy.ts';
import { LEADERS, type Leader } from './leaders.ts';
import { NO_LAST_ROUND, NUMBERS, type Numbers } from './numbers.ts';
import { TECHNOLOGIES, type Technology } from './technologies.ts';
import { HOME_TILE, TILES, type Tile } from './tiles.ts';
import { NO_BASES, type NoBases, TRACKS, TRACKS_1, type Tracks } from './tracks.ts';

/** All cards, tiles, tracks and numbers that a game is played with. What has a number goes by it, the place in its list. */
export interface Tables extends Numbers {
  readonly order: Order;
  readonly patterns: Patterns;
  /** By kind (`KIND_OF`). */
  readonly technologies: readonly Technology[];
  readonly effects: { readonly [effect in Counted]: number };
  readonly leaders: readonly Leader[];
  /** Sector tiles, then the home tile (`HOME`). */
  readonly tiles: readonly Tile[];
  readonly tracks: Tracks;
  readonly noBases: NoBases;
  readonly layouts: Layouts;
}

/** Tables as games that begin now have them. */
export const NEWEST: Tables = {
  ...NUMBERS,
  order: ORDER,
  patterns: PATTERNS,
  technologies: TECHNOLOGIES,
  effects: EFFECT_NUMBERS,
  leaders: LEADERS,
  tiles: [...TILES, HOME_TILE],
  tracks: TRACKS,
  noBases: NO_BASES,
  layouts: LAYOUTS,
};

const SECOND: Tables = { ...NEWEST, lastRound: NO_LAST_ROUND };
const FIRST: Tables = { ...SECOND, tracks: TRACKS_1, layouts: LAYOUTS_1 };

/** The tables in force in a position. */
export const tables = tablesBy<Tables>(FIRST, SECOND, NEWEST);
