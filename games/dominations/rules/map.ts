import { KEYS, neighbour, roundVertex, turnedTo } from '@conclave/mechanics/triangles';
import { CRADLE_CELL_DOTS, CRADLE_CELLS } from '../data/cradle.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';

/** What lies on a cell, if not the tile at a place in the lists of the map. */
export const NOTHING = -1;
const ON_CRADLE = -2;

/*
 * One lookup by cell serves every query; each fills it for the state at hand. Entries of earlier fillings are less than
 * `base`, so that nothing need be cleared.
 */
const SPAN = 128;
const entries = new Float64Array(KEYS);
let base = 0;

/** Makes `pieceAt` answer for this state's map until it is laid out anew. */
export function layOut({ cells }: Readonly<State>): void {
  base += SPAN;
  for (const cell of CRADLE_CELLS) entries[cell] = base + ON_CRADLE + 2;
  for (let i = 0; i < cells.length; i++) entries[cells[i]!] = base + i + 2;
}

/** The place in the lists of the map of the tile on a cell, `ON_CRADLE` or `NOTHING`. Needs `layOut`. */
export function pieceAt(cell: number): number {
  const entry = entries[cell]! - base;
  return entry < 0 ? NOTHING : entry - 2;
}

/** Empty cells that share an edge with a tile or the Cradle, in the order in which their first neighbour was placed (DM-GRO-02, 03). */
export function openCells(s: Readonly<State>): number[] {
  layOut(s);
  const open: number[] = [];
  const look = (cell: number) => {
    for (let edge = 0; edge < 3; edge++) {
      const next = neighbour(cell, edge);
      if (pieceAt(next) !== NOTHING) continue;
      entries[next] = base + SPAN - 1;
      open.push(next);
    }
  };
  for (const cell of CRADLE_CELLS) look(cell);
  for (const cell of s.cells) look(cell);
  for (const cell of open) entries[cell] = -1;
  return open;
}

/** Places in the lists of the map of the tiles that share an edge with a cell. Needs `layOut`. */
export function tilesBeside(cell: number): number[] {
  const beside: number[] = [];
  for (let edge = 0; edge < 3; edge++) {
    const place = pieceAt(neighbour(cell, edge));
    if (place >= 0) beside.push(place);
  }
  return beside;
}

/** Places in the lists of the map of the tiles round a vertex. */
export function tilesRound(s: Readonly<State>, vertex: number): number[] {
  layOut(s);
  return roundVertex(vertex)
    .map(pieceAt)
    .filter((place) => place >= 0);
}

/** The colour of the Camp of the tile at a place in the lists of the map. */
export const campAt = (s: Readonly<State>, place: number): number => tables(s).tiles[s.tiles[place]!]!.camp;

/** The colour of the dot at a corner of the piece on a cell, which is the tile at this place or the Cradle. */
export function dotAt(s: Readonly<State>, piece: number, cell: number, corner: number): number {
  return piece === ON_CRADLE
    ? CRADLE_CELL_DOTS[CRADLE_CELLS.indexOf(cell)]![corner]!
    : tables(s).tiles[s.tiles[piece]!]!.dots[turnedTo(corner, s.turns[piece]!)]!;
}
