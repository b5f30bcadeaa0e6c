import type { Provenance } from '@conclave/frame/meta.ts';
import type { Hex } from '@conclave/mechanics/hex';

/** The ring round the closed centre [0, 0] (HG-GEO-01). */
export const CORE: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** Where boards may lie: six wedges round the core, six places beyond. A board is a row of two beside a row of three. */
export const POSITIONS = {
  B0: [
    [2, 0],
    [2, -1],
    [3, 0],
    [3, -1],
    [3, -2],
  ],
  B1: [
    [2, -2],
    [1, -2],
    [3, -3],
    [2, -3],
    [1, -3],
  ],
  B2: [
    [0, -2],
    [-1, -1],
    [0, -3],
    [-1, -2],
    [-2, -1],
  ],
  B3: [
    [-2, 0],
    [-2, 1],
    [-3, 0],
    [-3, 1],
    [-3, 2],
  ],
  B4: [
    [-2, 2],
    [-1, 2],
    [-3, 3],
    [-2, 3],
    [-1, 3],
  ],
  B5: [
    [0, 2],
    [1, 1],
    [0, 3],
    [1, 2],
    [2, 1],
  ],
  E0: [
    [4, -1],
    [4, -2],
    [4, -3],
    [5, -2],
    [5, -3],
  ],
  E1: [
    [3, -4],
    [2, -4],
    [1, -4],
    [3, -5],
    [2, -5],
  ],
  E2: [
    [-1, -3],
    [-2, -2],
    [-3, -1],
    [-2, -3],
    [-3, -2],
  ],
  E3: [
    [-4, 1],
    [-4, 2],
    [-4, 3],
    [-5, 2],
    [-5, 3],
  ],
  E4: [
    [-3, 4],
    [-2, 4],
    [-1, 4],
    [-3, 5],
    [-2, 5],
  ],
  E5: [
    [1, 3],
    [2, 2],
    [3, 1],
    [2, 3],
    [3, 2],
  ],
} as const satisfies { readonly [position: string]: readonly Hex[] };
export type Position = keyof typeof POSITIONS;

/** A recommended galaxy: its boards, and the home of each seat counted clockwise from the Arbiter. */
interface Layout {
  readonly boards: readonly Position[];
  readonly homes: readonly Hex[];
}

/** By number of players. */
export type Layouts = { readonly [players: number]: Layout };

/** Numbers of boards and hexes: rulebook. Shapes and places: reconstructed, section 2.2 of the specification. */
export const GALAXY_PROVENANCE: Provenance = 'reconstructed';

/** Chosen by play of bots (`balance.md`). */
export const LAYOUTS: Layouts = {
  2: {
    boards: ['B0', 'B1', 'B2'],
    homes: [
      [3, -1],
      [-1, -2],
    ],
  },
  3: {
    boards: ['B0', 'B1', 'B2', 'B3', 'B4'],
    homes: [
      [3, -1],
      [-1, -2],
      [-1, 3],
    ],
  },
  4: {
    boards: ['B0', 'B1', 'B2', 'B3', 'B4', 'B5'],
    homes: [
      [3, -1],
      [2, -3],
      [-3, 1],
      [-2, 3],
    ],
  },
  5: {
    boards: ['B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'E0', 'E2'],
    homes: [
      [3, -2],
      [2, -3],
      [-1, -2],
      [-3, 0],
      [-2, 3],
    ],
  },
  6: {
    boards: ['B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'E0', 'E2', 'E4'],
    homes: [
      [3, 0],
      [3, -3],
      [0, -3],
      [-3, 0],
      [-3, 3],
      [0, 3],
    ],
  },
};

/** Section 2.2 of the specification as it stands: games of rules number 1 are played on these. */
export const LAYOUTS_1: Layouts = {
  ...LAYOUTS,
  3: {
    boards: ['B0', 'B1', 'B2', 'B3', 'B4'],
    homes: [
      [3, -1],
      [-1, -2],
      [-2, 3],
    ],
  },
  4: {
    boards: ['B0', 'B1', 'B2', 'B3', 'B4', 'B5'],
    homes: [
      [3, 0],
      [3, -3],
      [-3, 0],
      [-3, 3],
    ],
  },
  5: {
    boards: ['B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'E1', 'E2'],
    homes: [
      [3, 0],
      [3, -3],
      [0, -3],
      [-3, 0],
      [-3, 3],
    ],
  },
};
