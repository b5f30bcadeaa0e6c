import { CARDS } from '../data/cards.ts';

/*
 * What things are worth, in hundredths of an action: section 11 of the specification, tuned by play against itself.
 */

export const WEIGHT = {
  /** How much one unit more in a place of a mission counts against all other places, and what a blocked cell takes off. */
  steep: 6,
  blocked: 0.9,
  /** A side's best place: this, times the units in it to that power. */
  formation: 42,
  growth: 1.6,
  /** A mission that a rival may have, or may not. */
  guess: 0.7,
  /** The position of rivals: a part shared among them, and another for the best of them. The partner's holdings. */
  rivals: 0.35,
  bestRival: 0.5,
  partner: 0.8,
  /** A formation that a rival can complete in its next turn, and what of it is left for each player who moves before. */
  threat: 2500,
  passedOn: 0.5,
  /** The seat can complete its own in its next turn if nobody minds. */
  chance: 350,
  /** An action that completes a formation in this turn; each cell of it. */
  completes: 20_000,
  /** What breaks all that threatens. */
  breaks: 1200,
  /** A warlord whose life the visible damage of one rival's turn can take. */
  exposed: 900,
  /** Hexilum up to these numbers is worth so much each. */
  hexilumSteps: [6, 10, 15],
  hexilum: [92, 62, 30],
  /** One income level for each round that is thought to come. */
  income: 72,
  rounds: 9,
  roundsPassed: 0.6,
  leastRounds: 2.5,
  /** Units: in the reserve up to these numbers, on the board, on the Recovery Ship. */
  reserveSteps: [3, 6, 15],
  reserve: [110, 65, 22],
  onBoard: 45,
  onShip: 18,
  minorUnit: 12,
  /** A reusable mercenary on the board; any other one is a unit that is gone when it dies. */
  reusable: 110,
  /** Five extra cards to buy from. */
  extra: 70,
  /** The middle of the board, for warlords that work beside them, each step from it. */
  middle: 15,
} as const;

/** A warlord's life, by points. */
export const LIFE_WORTH = [-2500, 0, 260, 400, 490, 550, 590];

/** Cards in front of their owner, by id. */
const WORTHS: { readonly [id: string]: number } = {
  ...{ C1: 170, C2: 290, C3: 390, C4: 390, C5: 280, C6: 190, C7: 280, C8: 370, C9: 370, C10: 300 },
  ...{ C11: 280, C12: 270, C13: 560, C14: 270, C15: 190, C16: 200, C17: 240, C18: 220, C19: 170 },
  ...{ C20: 200, C21: 400, C22: 330, C23: 150, C24: 230, C25: 110 },
  ...{ A1: 200, A2: 200, A3: 110, A4: 110, A5: 190, A6: 440, A7: 440, A8: 150, A9: 180, A10: 140 },
  ...{ A11: 200, A12: 290, A13: 180, A14: 120, A15: 180, A16: 290, A17: 280, A18: 260, A19: 260 },
  ...{ A20: 330, A21: 330, A22: 280, A23: 280, A24: 280, A25: 280 },
};

/** By card. */
export const CARD_WORTH: readonly number[] = CARDS.map(({ id }) => WORTHS[id]!);

/** Setting up, by place in the lists of data. */
export const MINOR_WORTH = [60, 70, 55, 75, 70, 80, 65, 70, 40, 50, 45, 55];
export const FACTION_WORTH = [55, 60, 50, 65];
