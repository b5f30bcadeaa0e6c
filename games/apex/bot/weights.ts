import type { Action } from '../data/actions.ts';
import type { Bonus } from '../data/sectors.ts';

/*
 * What things are worth, in hundredths of a VP: section 11 of the specification, tuned by play against itself.
 */

export const WEIGHT = {
  /** A sector controlled at an age's end. */
  sector: 100,
  /** Part of control that lasts for a round, and until the end of a later age. */
  keptARound: 0.86,
  keptAnAge: 0.35,
  /** A ship on a sector, and more for each round that is left. */
  ship: 3,
  shipARound: 0.8,
  /** Spare ships: what a sector one, two or three steps away counts, of one's control of it, and the most of all. */
  reach: 3,
  near: 0.15,
  nearer: 0.075,
  far: 0.0375,
  roomMost: 0.5,
  /** Where others are it counts less. */
  contest: 0.4,
  /** Each spare ship beside another counts by this factor. */
  crowd: 0.8,
  /** Chance that a seat that would win a battle will fight it. */
  raid: 0.45,
  /** What others lose in it counts for the winner by this factor, shared with all others. */
  spoils: 0.45,
  /** A level, for each round left. */
  production: 16,
  movement: 16,
  influence: 34,
  armament: 34,
  /** A colony as a token that stays. */
  colony: 25,
  /** An Expansion in the last round of an age is worth more; a strong one is not to be wasted, nor left to the rival. */
  lastRound: 1.3,
  waste: 0.1,
  deny: 0.1,
  /** What the best of the others has, and what they have on average, counts against a seat. */
  best: 0.6,
  mean: 0.2,
};

/** A colony's bonus, for each round left; `victory` for each age's end. */
export const COLONY: { [bonus in Bonus | 'unknown']: number } = {
  portal: 36,
  movement: 24,
  production: 24,
  ambush: 20,
  conversion: 28,
  victory: 120,
  influence: 26,
  armament: 26,
  /** A tile that lies face down. */
  unknown: 24,
};

/** What an action of a pool brings on average, before anything is tried. */
export const ACTION: { readonly [action in Action]: number } = {
  movement: 30,
  portal: 45,
  production: 22,
  ambush: 20,
  conversion: 35,
};
