import type { Provenance } from '@conclave/frame/meta.ts';

/**
 * VP of a Hegemon tile: rulebook. Ages, rounds, tiles of a hand, the cost of a City's first level, values of Mastery cards:
 * public. All other numbers: reconstructed, section 2.5 of the specification.
 */
export const NUMBERS_PROVENANCE: { readonly [part in 'hegemon' | 'course' | 'other']: Provenance } = {
  hegemon: 'rulebook',
  course: 'public',
  other: 'reconstructed',
};

/** Values of Mastery cards, which are their costs too (DM-DEV-02). */
export const VALUES = [3, 6, 9] as const;
export type Value = (typeof VALUES)[number];
type ByValue = { readonly [value in Value]: number };

/** The numbers of a game that stand on no card. */
export interface Numbers {
  /** Turns of each player in an Age. */
  readonly rounds: number;
  /** Tiles drawn by each player at the start of an Age. */
  readonly hand: number;
  /** Knowledge limit in a Domain: the base, what each City level on its colour adds, and the most it can be (DM-KNO-05). */
  readonly baseLimit: number;
  readonly limitStep: number;
  readonly maxLimit: number;
  /** Where the Influence track ends (DM-INF-01). */
  readonly influenceEnd: number;
  /**
   * DM-VAR-06: Influence at the start by what the game is about, by seats, and from the first to the last in the order of
   * Age I. Only where the option `headStart` is on; in games of rules number 1 nobody begins with any.
   */
  readonly earlyInfluence: {
    readonly [goals in 'hegemon' | 'objectives']: { readonly [seats: number]: readonly number[] };
  };
  /** Knowledge, VP and Influence by the level that a City reaches; nothing at place 0 (DM-CIT-03, 04). */
  readonly cityCost: readonly number[];
  readonly cityVp: readonly number[];
  readonly cityInfluence: readonly number[];
  /** City counters of each level that a player has (DM-CIT-06). */
  readonly cityCounters: number;
  /** What comes of gaining a Mastery card and of turning one, by its value (DM-DEV-02, 05). */
  readonly gainVp: ByValue;
  readonly gainInfluence: ByValue;
  readonly advanceVp: ByValue;
  readonly advanceInfluence: ByValue;
  /** VP for each Nodus formed (DM-TRE-06). */
  readonly nodusVp: number;
  /** By Monument level, nothing at place 0: Knowledge of either Domain, VP, Influence (DM-MON-02, 05). */
  readonly levelCost: readonly number[];
  readonly levelVp: readonly number[];
  readonly levelInfluence: readonly number[];
  /** VP for control of a Monument by how many levels it has (DM-FIN-04). */
  readonly controlVp: { readonly [levels: number]: number };
  /** VP for each pair of an own City and a Monument on adjacent tiles (DM-FIN-05). */
  readonly adjacencyVp: number;
  /** What the extra action of Patronage costs less. */
  readonly patronageDiscount: number;
  /** Least cost of anything after reductions (DM-BLD-03). */
  readonly leastCost: number;
  /** VP for taking a Domination card, and the numbers in the effects of those cards (section 2.9). */
  readonly dominationVp: number;
  readonly ruler: number;
  readonly highPriest: number;
  readonly artist: number;
  readonly merchant: number;
  readonly scholar: number;
  readonly masterBuilder: number;
  readonly augur: number;
  readonly objectiveVp: number;
  readonly hegemonVp: number;
  /** DM-VAR-02: what the first to declare an ambition stakes, and what the others stake. */
  readonly ambitionFirst: number;
  readonly ambitionLater: number;
  /** Copies of each Omen. */
  readonly omenCopies: number;
}

export const NUMBERS: Numbers = {
  rounds: 5,
  hand: 7,
  baseLimit: 6,
  limitStep: 3,
  maxLimit: 15,
  influenceEnd: Number.POSITIVE_INFINITY,
  earlyInfluence: {
    hegemon: { 2: [1, 0], 3: [1, 0, 0], 4: [1, 1, 1, 0] },
    objectives: { 2: [2, 0], 3: [2, 1, 0], 4: [1, 1, 1, 0] },
  },
  cityCost: [0, 3, 6, 9],
  cityVp: [0, 2, 4, 8],
  cityInfluence: [0, 1, 2, 3],
  cityCounters: 5,
  gainVp: { 3: 2, 6: 4, 9: 10 },
  gainInfluence: { 3: 0, 6: 1, 9: 2 },
  advanceVp: { 3: 2, 6: 4, 9: 10 },
  advanceInfluence: { 3: 1, 6: 1, 9: 2 },
  nodusVp: 1,
  levelCost: [0, 2, 3, 4, 5, 6],
  levelVp: [0, 3, 5, 7, 9, 12],
  levelInfluence: [0, 1, 1, 2, 2, 3],
  controlVp: { 4: 10, 5: 14 },
  adjacencyVp: 2,
  patronageDiscount: 2,
  leastCost: 1,
  dominationVp: 5,
  ruler: 1,
  highPriest: 1,
  artist: 2,
  merchant: 1,
  scholar: 1,
  masterBuilder: 1,
  augur: 1,
  objectiveVp: 10,
  hegemonVp: 10,
  ambitionFirst: 10,
  ambitionLater: 20,
  omenCopies: 2,
};

/** In games of rules numbers 1 and 2 the Influence track ends. */
export const INFLUENCE_END = 60;

/** The sheet of scores has a column for each of the Ages, and a City counter each level. */
export const AGES = 3;
/** Highest level of a City. */
export const TOP_LEVEL = 3;
