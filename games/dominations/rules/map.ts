import { Bug } from '@conclave/kernel';
import { KEYS, neighbour, roundVertex, turnedTo } from '@conclave/mechanics/triangles';
import { CRADLE_CELL_DOTS, CRADLE_CELLS } from '../data/cradle.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';

/** What lies on a cell, if not the tile at a place in the lists of the map. */
export const NOTHING = -1;
const ON_CRADLE = -2;

/*
 * One lookup by cell serves every layout. Entries of earlier ones are less than a layout's own, so that nothing need be
 * cleared, and those of a later one are more.
 */
const SPAN = 128;
const entries = new Float64Array(KEYS);
let newest = 0;

/** What lies where on a state's map. Only the newest layout can be asked. */
export class Layout {
  readonly #s: Readonly<State>;
  readonly #base: number;

  constructor(s: Readonly<State>) {
    newest += SPAN;
    this.#s = s;
    this.#base = newest;
    for (const cell of CRADLE_CELLS) entries[cell] = newest + ON_CRADLE + 2;
    for (let i = 0; i < s.cells.length; i++) entries[s.cells[i]!] = newest + i + 2;
  }

  /** The place in the lists of the map of the tile on a cell, `ON_CRADLE` or `NOTHING`. */
  pieceAt(cell: number): number {
    if (this.#base !== newest) throw new Bug('a layout that is not the newest');
    const entry = entries[cell]! - this.#base;
    return entry < 0 ? NOTHING : entry - 2;
  }

  /** Places in the lists of the map of the tiles that share an edge with a cell. */
  tilesBeside(cell: number): number[] {
    const beside: number[] = [];
    for (let edge = 0; edge < 3; edge++) {
      const place = this.pieceAt(neighbour(cell, edge));
      if (place >= 0) beside.push(place);
    }
    return beside;
  }

  /** Empty cells that share an edge with a tile or the Cradle, in the order in which their first neighbour was placed (DM-GRO-02, 03). */
  openCells(): number[] {
    const open: number[] = [];
    const look = (cell: number) => {
      for (let edge = 0; edge < 3; edge++) {
        const next = neighbour(cell, edge);
        if (this.pieceAt(next) !== NOTHING) continue;
        entries[next] = this.#base + SPAN - 1;
        open.push(next);
      }
    };
    for (const cell of CRADLE_CELLS) look(cell);
    for (const cell of this.#s.cells) look(cell);
    for (const cell of open) entries[cell] = -1;
    return open;
  }
}

/** Empty cells of a state's map that share an edge with a tile or the Cradle. */
export const openCells = (s: Readonly<State>): number[] => new Layout(s).openCells();

/** Places in the lists of the map of the tiles round a vertex. */
export function tilesRound(s: Readonly<State>, vertex: number): number[] {
  const layout = new Layout(s);
  return roundVertex(vertex)
    .map((cell) => layout.pieceAt(cell))
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
