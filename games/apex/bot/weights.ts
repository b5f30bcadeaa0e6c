import type { Action } from '../data/actions.ts';
import type { Evolution } from '../data/evolutions.ts';
import type { Bonus } from '../data/sectors.ts';

/*
 * What things are worth, in hundredths of a VP: section 11 of the specification, tuned by play against itself. Armament
 * decides battles, which bring a point each and take sectors; influence and what lasts for an age are soon fought away.
 */

export interface Weights {
  /** A sector controlled at an age's end. */
  readonly sector: number;
  /** Part of control that lasts for a round, and until the end of a later age. */
  readonly keptARound: number;
  readonly keptAnAge: number;
  /** Chance to control a sector when it counts, by the margin of control now, -3 and less to 3 and more: later, and at once. */
  readonly keeps: readonly number[];
  readonly atOnce: readonly number[];
  /** A ship on a sector, and more for each round that is left. */
  readonly ship: number;
  readonly shipARound: number;
  /** Spare ships: what a sector one, two or three steps away counts, of one's control of it, and the most of all. */
  readonly near: readonly [one: number, two: number, three: number];
  readonly roomMost: number;
  /** Where others are it counts less. */
  readonly contest: number;
  /** Each spare ship beside another counts by this factor. */
  readonly crowd: number;
  /** Chance that a seat that would win a battle will fight it. */
  readonly raid: number;
  /** What others lose in it counts for the winner by this factor, shared with all others. */
  readonly spoils: number;
  /** A level, for each round left. */
  readonly level: { readonly [E in Evolution]: number };
  /** A colony as a token that stays. */
  readonly colony: number;
  /** Its bonus, for each round left, `unknown` where the tile lies face down; `victory` for each age's end. */
  readonly bonus: { readonly [B in Bonus | 'unknown']: number };
  /** What an action of a pool brings on average, before anything is tried. */
  readonly action: { readonly [A in Action]: number };
  /** An Expansion in the last round of an age is worth more; a strong one is not to be wasted, nor left to the rival. */
  readonly lastRound: number;
  readonly waste: number;
  readonly deny: number;
  /** What the best of the others has, and what they have on average, counts against a seat. */
  readonly best: number;
  readonly mean: number;
}

export const WEIGHTS: Weights = {
  sector: 100,
  keptARound: 0.43,
  keptAnAge: 0.175,
  keeps: [0, 0.05, 0.1, 0.15, 0.7, 0.85, 0.95],
  atOnce: [0, 0, 0, 0.05, 0.95, 1, 1],
  ship: 4,
  shipARound: 0.8,
  near: [0.15, 0.075, 0.0375],
  roomMost: 0.5,
  contest: 0.4,
  crowd: 0.8,
  raid: 0.34,
  spoils: 0.45,
  level: { production: 16, movement: 16, influence: 7, armament: 95 },
  colony: 25,
  bonus: {
    portal: 36,
    movement: 24,
    production: 24,
    ambush: 20,
    conversion: 28,
    victory: 120,
    influence: 26,
    armament: 26,
    unknown: 24,
  },
  action: { movement: 40, portal: 60, production: 39, ambush: 27, conversion: 47 },
  lastRound: 1.3,
  waste: 0.1,
  deny: 0.1,
  best: 0.6,
  mean: 0.2,
};
