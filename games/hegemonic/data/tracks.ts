import type { Provenance } from '@conclave/frame/meta.ts';

/** The three networks, in the order in which every list by type is kept. */
export const TYPES = ['industrial', 'political', 'martial'] as const;
export type Type = (typeof TYPES)[number];

/** One track of the player board, by slot from the left (HG-GEN-04). */
interface Track {
  readonly tier: readonly number[];
  /** CAPs for the base that leaves the slot. */
  readonly cost: readonly number[];
  /** CAPs a round while the slot is the last emptied one. */
  readonly income: readonly number[];
  /** CAPs that may be kept at Arbitration while the slot is empty (the least counts). */
  readonly retention: readonly number[];
}

/** Reconstructed so that the worked example of the rulebook holds, and chosen by play of bots (`balance.md`). */
export const TRACKS_PROVENANCE: Provenance = 'reconstructed';

export type Tracks = { readonly [type in Type]: Track };

export const TRACKS: Tracks = {
  industrial: {
    tier: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
    cost: [1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3],
    income: [2, 3, 4, 5, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 13],
    retention: [10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3],
  },
  political: {
    tier: [1, 1, 1, 2, 2, 2, 3, 3, 3],
    cost: [2, 5, 5, 5, 5, 9, 10, 11, 12],
    income: [2, 3, 4, 5, 5, 5, 6, 6, 7],
    retention: [10, 8, 6, 4, 4, 3, 3, 2, 2],
  },
  martial: {
    tier: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
    cost: [2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
    income: [2, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 12],
    retention: [10, 9, 8, 8, 7, 6, 5, 4, 4, 3, 3, 2],
  },
};

/** Section 2.4 of the specification as it stands: games of rules number 1 are played with it. */
export const TRACKS_1: Tracks = {
  industrial: {
    tier: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
    cost: [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5],
    income: [2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12],
    retention: [10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3],
  },
  political: {
    tier: [1, 1, 1, 2, 2, 2, 3, 3, 3],
    cost: [2, 2, 3, 4, 5, 5, 6, 7, 8],
    income: [2, 3, 4, 5, 6, 7, 9, 10, 12],
    retention: [10, 9, 8, 7, 6, 5, 4, 3, 2],
  },
  martial: TRACKS.martial,
};

/** What a type has with no slot emptied (HG-GEN-06, 07). */
export interface NoBases {
  readonly tier: number;
  readonly income: number;
  readonly retention: number;
}

export const NO_BASES: NoBases = { tier: 1, income: 0, retention: 10 };

/** Units of each kind that a player has: rulebook. */
export const UNITS = 3;
