import type { Seat } from '@conclave/kernel';
import { HOME } from '../../data/tiles.ts';

/*
 * The pictures of all hexes lie in rows in one sheet: the tiles, the homes by seat, an empty hex, the core. It is painted
 * by `art/hegemonic`.
 */

/** Units of a cell: a hex and a little beside it. */
export const CELL = { width: 90, height: 104 } as const;
export const COLUMNS = 8;
const HOMES = 6;
const EMPTY = HOME + HOMES;
const CORE = EMPTY + 1;
export const ROWS = (CORE + 1) / COLUMNS;

/** The cell of a tile by its number; -1 is an empty hex. */
export const cellOf = (tile: number, home: Seat): number =>
  tile < 0 ? EMPTY : tile === HOME ? HOME + Math.max(0, home) : tile;
export const CORE_CELL = CORE;
