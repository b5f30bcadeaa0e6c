/** A warlord's life at the start and at most: rulebook. */
export const LIFE = 6;

/** Income level at the start: rulebook. Highest level and most hexilum: reconstructed (HX-R-27). */
export const FIRST_INCOME = 1;
export const HIGHEST_INCOME = 5;
export const MOST_HEXILUM = 15;

/** Hexilum that an income level costs besides its number, by the option `incomeCost` (HX-ECO-01, HX-R-26). */
export const INCOME_SURCHARGE = { level: 0, levelPlusOne: 1 } as const;

/** Actions of a turn, cards of the market: rulebook. */
export const ACTIONS = 2;
export const MARKET = 5;

/** Complete rounds until the safety cap, and what the option allows: not part of the printed game (HX-R-30). */
export const ROUND_CAP = { default: 40, least: 20, most: 200 } as const;

/** Units of a player and missions by mode (section 2.5): rulebook. */
export const MODES = {
  sailor: { normal: 12, minor: 0, secret: false },
  captain: { normal: 9, minor: 3, secret: false },
  admiral: { normal: 9, minor: 3, secret: true },
} as const;
export type Mode = keyof typeof MODES;
