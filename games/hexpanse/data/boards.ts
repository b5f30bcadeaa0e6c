import type { Provenance } from '@conclave/frame/meta.ts';
import { DIRECTIONS, hexagon } from '@conclave/mechanics/hex';
import { type Board, boardOf } from '@conclave/mechanics/pattern';

export interface Planet extends Board {
  /** Whether the territory is a hexilum territory. */
  readonly hexilum: readonly boolean[];
}

/** An inner area, a shaded edge and hexilum territories: rulebook. Their sizes and places: reconstructed. */
export const BOARDS_PROVENANCE: Provenance = 'reconstructed';

const SMALL_RADIUS = 4;
const LARGE_RADIUS = 5;
/** Hexilum lies in each of the six directions, so far from the middle. */
const HEXILUM_RINGS = [3, 5];

function planet(radius: number): Planet {
  const board = boardOf(hexagon(radius));
  const rich = new Set(
    HEXILUM_RINGS.flatMap((ring) => DIRECTIONS.map(([q, r]) => board.at(ring * q, ring * r))),
  );
  return { ...board, hexilum: board.cells.map((_, territory) => rich.has(territory)) };
}

/**
 * The territories are numbered ring by ring from the middle, so that they have the same numbers on both boards. How many
 * there are, and how they lie, is what positions, moves and names are made of; where hexilum lies is a table.
 */
export const BOARDS = { small: planet(SMALL_RADIUS), large: planet(LARGE_RADIUS) } as const;
export type BoardId = keyof typeof BOARDS;
