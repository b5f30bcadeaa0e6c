import type { Provenance } from '@conclave/frame/meta.ts';
import { cornersOf, roundVertex, vertexAt } from '@conclave/mechanics/triangles';
import { ART, CRA, GOV, REL, SCI, TRA } from './domains.ts';

/** A hexagon: public. The colours of its dots: reconstructed, one of each in cycle order. */
export const CRADLE_PROVENANCE: Provenance = 'reconstructed';

/** The six cells that the Cradle covers, those round the vertex (0, 0), where it has no dot. */
export const CRADLE_CELLS: readonly number[] = roundVertex(vertexAt(0, 0));

/** The dots of the Cradle by vertex. */
export const CRADLE_DOTS: ReadonlyMap<number, number> = new Map([
  [vertexAt(1, 0), GOV],
  [vertexAt(0, 1), REL],
  [vertexAt(-1, 1), ART],
  [vertexAt(-1, 0), TRA],
  [vertexAt(0, -1), SCI],
  [vertexAt(1, -1), CRA],
]);

/** For each of `CRADLE_CELLS` the dots at its corners, as a tile has them; -1 in the middle. */
export const CRADLE_CELL_DOTS: readonly (readonly number[])[] = CRADLE_CELLS.map((cell) =>
  cornersOf(cell).map((vertex) => CRADLE_DOTS.get(vertex) ?? -1),
);
