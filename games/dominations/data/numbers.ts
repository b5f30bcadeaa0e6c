import type { Provenance } from '../../frame/meta.ts';

/**
 * VP of a Hegemon tile: rulebook. Ages, rounds, tiles of a hand, the cost of a City's first level, values of Mastery cards:
 * public. All other numbers: reconstructed, section 2.5 of the specification.
 */
export const NUMBERS_PROVENANCE: { readonly [part in 'hegemon' | 'course' | 'other']: Provenance } = {
  hegemon: 'rulebook',
  course: 'public',
  other: 'reconstructed',
};

export const AGES = 3;
/** Turns of each player in an Age. */
export const ROUNDS = 5;
/** Tiles drawn by each player at the start of an Age. */
export const HAND = 7;

/** Knowledge limit in a Domain: the base, what each City level on its colour adds, and the most it can be (DM-KNO-05). */
export const BASE_LIMIT = 6;
export const LIMIT_STEP = 3;
export const MAX_LIMIT = 15;

/** Where the Influence track ends in games of rules numbers 1 and 2; now it has no end (DM-INF-01). */
export const INFLUENCE_END = 60;

/**
 * DM-VAR-06: Influence at the start by what the game is about, by seats, and from the first to the last in the order of Age
 * I. Only where the option `headStart` is on; in games of rules number 1 nobody begins with any.
 */
export const EARLY_INFLUENCE: {
  readonly [goals in 'hegemon' | 'objectives']: { readonly [seats: number]: readonly number[] };
} = {
  hegemon: { 2: [1, 0], 3: [1, 0, 0], 4: [1, 1, 1, 0] },
  objectives: { 2: [2, 0], 3: [2, 1, 0], 4: [1, 1, 1, 0] },
};

/** Knowledge, VP and Influence by the level that a City reaches; nothing at place 0 (DM-CIT-03, 04). */
export const CITY_COST: readonly number[] = [0, 3, 6, 9];
export const CITY_VP: readonly number[] = [0, 2, 4, 8];
export const CITY_INFLUENCE: readonly number[] = [0, 1, 2, 3];
/** Highest level of a City. */
export const TOP_LEVEL = 3;
/** City counters of each level that a player has (DM-CIT-06). */
export const CITY_COUNTERS = 5;

/** Values of Mastery cards, which are their costs too, and what comes of gaining and of turning them (DM-DEV-02, 05). */
export const VALUES = [3, 6, 9] as const;
export type Value = (typeof VALUES)[number];
export const GAIN_VP: { readonly [value in Value]: number } = { 3: 2, 6: 4, 9: 10 };
export const GAIN_INFLUENCE: { readonly [value in Value]: number } = { 3: 0, 6: 1, 9: 2 };
export const ADVANCE_VP: { readonly [value in Value]: number } = { 3: 2, 6: 4, 9: 10 };
export const ADVANCE_INFLUENCE: { readonly [value in Value]: number } = { 3: 1, 6: 1, 9: 2 };

/** VP for each Nodus formed (DM-TRE-06). */
export const NODUS_VP = 1;

/** By Monument level, nothing at place 0: Knowledge of either Domain, VP, Influence (DM-MON-02, 05). */
export const LEVEL_COST: readonly number[] = [0, 2, 3, 4, 5, 6];
export const LEVEL_VP: readonly number[] = [0, 3, 5, 7, 9, 12];
export const LEVEL_INFLUENCE: readonly number[] = [0, 1, 1, 2, 2, 3];
/** VP for control of a Monument by how many levels it has (DM-FIN-04). */
export const CONTROL_VP: { readonly [levels: number]: number } = { 4: 10, 5: 14 };
/** VP for each pair of an own City and a Monument on adjacent tiles (DM-FIN-05). */
export const ADJACENCY_VP = 2;

/** What the extra action of Patronage costs less. */
export const PATRONAGE_DISCOUNT = 2;

/** Least cost of anything after reductions (DM-BLD-03). */
export const LEAST_COST = 1;

/** VP for taking a Domination card, and the numbers in the effects of those cards (section 2.9). */
export const DOMINATION_VP = 5;
export const RULER = 1;
export const HIGH_PRIEST = 1;
export const ARTIST = 2;
export const MERCHANT = 1;
export const SCHOLAR = 1;
export const MASTER_BUILDER = 1;
export const AUGUR = 1;

export const OBJECTIVE_VP = 10;
export const HEGEMON_VP = 10;

/** DM-VAR-02: what the first to declare an ambition stakes, and what the others stake. */
export const AMBITION_FIRST = 10;
export const AMBITION_LATER = 20;
