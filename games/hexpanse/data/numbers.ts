/** Section 2.5 */
export const MODE_IDS = ['sailor', 'captain', 'admiral'] as const;
export type Mode = (typeof MODE_IDS)[number];

/** What income levels cost, by the option `incomeCost`. */
export type IncomeCost = 'level' | 'levelPlusOne';

/** The numbers of a game that stand on no card. */
export interface Numbers {
  /** A warlord's life at the start and at most. */
  readonly life: number;
  readonly firstIncome: number;
  /** HX-R-27 */
  readonly highestIncome: number;
  readonly mostHexilum: number;
  /** Hexilum that an income level costs besides its number (HX-ECO-01, HX-R-26). */
  readonly incomeSurcharge: { readonly [cost in IncomeCost]: number };
  /** Actions of a turn. */
  readonly actions: number;
  /** Cards of the market. */
  readonly market: number;
  /** Units of a player by mode, and whether each has a secret mission. */
  readonly modes: {
    readonly [mode in Mode]: { readonly normal: number; readonly minor: number; readonly secret: boolean };
  };
  /** Minor factions on offer besides one for each player (HX-SET-05). */
  readonly spareMinors: number;
  /** What an action brings that gains hexilum, or heals the warlord (HX-ACT-08, 10). */
  readonly actionHexilum: number;
  readonly actionLife: number;
  /** Hexilum of a hexilum territory (HX-BRD-03). */
  readonly territoryHexilum: number;
  /** Damage to a warlord that is attacked (HX-ATK-03). */
  readonly attackDamage: number;
  /** Damage to the own warlord that moves or uses its ability (HX-ACT-11, 12). */
  readonly ownDamage: number;
}

/** All rulebook, save the highest level and the most hexilum: reconstructed (HX-R-27). */
export const NUMBERS: Numbers = {
  life: 6,
  firstIncome: 1,
  highestIncome: 5,
  mostHexilum: 15,
  incomeSurcharge: { level: 0, levelPlusOne: 1 },
  actions: 2,
  market: 5,
  modes: {
    sailor: { normal: 12, minor: 0, secret: false },
    captain: { normal: 9, minor: 3, secret: false },
    admiral: { normal: 9, minor: 3, secret: true },
  },
  spareMinors: 1,
  actionHexilum: 1,
  actionLife: 1,
  territoryHexilum: 1,
  attackDamage: 1,
  ownDamage: 1,
};

/**
 * Complete rounds until the safety cap, and what the option allows, whatever the tables: not part of the printed game
 * (HX-R-30).
 */
export const ROUND_CAP = { default: 40, least: 20, most: 200 } as const;
