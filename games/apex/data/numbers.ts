import type { Bonus } from './sectors.ts';

/** The numbers of a game that stand on no card and no board. */
export interface Numbers {
  /** The tokens of a civilisation (AX-TOK-01, 02). */
  readonly ships: number;
  readonly colonies: number;
  /** AX-AGE-01. */
  readonly ages: number;
  readonly rounds: number;
  /** Cards that each player is dealt in an age: by seats, and in a duel (AX-AGE-02, AX-DUE-01). */
  readonly hand: { readonly [seats: number]: number; readonly duel: number };
  /** With how many players the cards with a circle come into the game (AX-SET-02). */
  readonly circleFrom: number;
  readonly maxLevel: number;
  readonly rise: number;
  /** VP for a battle won and for a sector controlled at an age's end (AX-WAR-07, AX-SCO-01). */
  readonly battleVp: number;
  readonly sectorVp: number;
  /** What a colony on a sector of each kind brings: actions, VP or levels (AX-BON-01 to 04, AX-SCO-02). */
  readonly bonus: { readonly [B in Bonus]: number };
}

export const NUMBERS: Numbers = {
  ships: 20,
  colonies: 3,
  ages: 3,
  rounds: 5,
  hand: { duel: 10, 2: 6, 3: 6, 4: 6, 5: 6, 6: 5 },
  circleFrom: 4,
  maxLevel: 5,
  rise: 1,
  battleVp: 1,
  sectorVp: 1,
  bonus: {
    portal: 1,
    movement: 1,
    production: 1,
    ambush: 1,
    conversion: 1,
    victory: 1,
    influence: 1,
    armament: 1,
  },
};
