import type { Provenance } from '@conclave/frame/meta.ts';
import { adjacency, type Hex, steps } from '@conclave/mechanics/hex';

/** Where neutral sectors lie, row by row, and the places for origin sectors, A, B, … clockwise. */
export interface Layout {
  readonly neutral: readonly Hex[];
  readonly slots: readonly Hex[];
}

/** The sectors of a galaxy by number: neutral ones, then slots. */
export interface Galaxy extends Layout {
  readonly cells: readonly Hex[];
  /** AX-TOK-10: sectors that share an edge, ascending. */
  readonly neighbours: readonly (readonly number[])[];
  /** Steps through adjacent sectors from each sector to each. */
  readonly steps: readonly (readonly number[])[];
}

/** By number of players. */
type ByPlayers<T> = { readonly [players: number]: T };

/** The galaxies of these layouts. */
export function lay(layouts: ByPlayers<Layout>): ByPlayers<Galaxy> {
  const galaxies = Object.entries(layouts).map(([players, layout]) => {
    const cells = [...layout.neutral, ...layout.slots];
    const neighbours = adjacency(cells);
    return [players, { ...layout, cells, neighbours, steps: steps(neighbours) }];
  });
  return Object.fromEntries(galaxies);
}

/** Four neutral sectors and one origin a player: rulebook. The shapes: reconstructed, section 2.6 of the specification. */
export const LAYOUTS_PROVENANCE: Provenance = 'reconstructed';

export const LAYOUTS: ByPlayers<Layout> = {
  2: {
    neutral: [
      [0, -1],
      [1, -1],
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
      [-2, 1],
      [-1, 1],
    ],
    slots: [
      [1, -2],
      [-2, 2],
    ],
  },
  3: {
    neutral: [
      [0, -1],
      [1, -1],
      [2, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
      [-1, 2],
      [0, 2],
    ],
    slots: [
      [-1, -1],
      [3, -1],
      [-1, 3],
    ],
  },
  4: {
    neutral: [
      [-2, -1],
      [-1, -1],
      [0, -1],
      [1, -1],
      [2, -1],
      [-3, 0],
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
      [-3, 1],
      [-2, 1],
      [-1, 1],
      [0, 1],
      [1, 1],
    ],
    slots: [
      [-1, -2],
      [2, -2],
      [0, 2],
      [-3, 2],
    ],
  },
  5: {
    neutral: [
      [1, -3],
      [2, -3],
      [0, -2],
      [1, -2],
      [2, -2],
      [-1, -1],
      [0, -1],
      [1, -1],
      [2, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [-2, 2],
      [-1, 2],
      [0, 2],
      [-2, 3],
      [-1, 3],
      [-2, 4],
    ],
    slots: [
      [2, -4],
      [2, 0],
      [0, 3],
      [-3, 3],
      [-2, 0],
    ],
  },
  6: {
    neutral: [
      [0, -3],
      [2, -3],
      [0, -2],
      [1, -2],
      [-1, -1],
      [0, -1],
      [1, -1],
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
      [-4, 1],
      [-3, 1],
      [-2, 1],
      [-1, 1],
      [0, 1],
      [1, 1],
      [2, 1],
      [-3, 2],
      [-2, 2],
      [-1, 2],
      [0, 2],
      [-4, 3],
      [0, 3],
    ],
    slots: [
      [-1, -2],
      [2, -2],
      [2, 0],
      [-1, 3],
      [-3, 3],
      [-3, 0],
    ],
  },
};
