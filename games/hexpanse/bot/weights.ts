import { CARDS } from '../data/cards.ts';

/*
 * What things are worth, in hundredths of an action: section 11 of the specification, tuned by play against itself.
 */

export const WEIGHT = {
  /** How much more a place of a mission counts with each unit in it, and what part of it is left with each blocked cell. */
  steep: 6,
  blocked: 0.2,
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
  /** An action that leads to a formation in this turn; each of its cells. */
  completes: 20_000,
  wanted: 3000,
  /** What breaks all that threatens. */
  breaks: 1200,
  /** Parts of the life's worth that a rival's next turn could take, and the one after; the own chances against rivals. */
  soon: 0.33,
  later: 0.12,
  menace: 0.2,
  /** A warlord whose life a rival's next turn can take; each point of life that is missing to survive. */
  exposed: 900,
  missing: 800,
  /** A territory beside the warlord that is not held against the rival, and where M1 or M3 could come. */
  open: 2,
  openToBites: 35,
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
  /** A zombie that goes back to the reserve, and each unit that comes back with one of M11. */
  undying: 70,
  returning: 60,
  /** A reusable mercenary on the board; any other one is a unit that is gone when it dies. */
  reusable: 110,
  /** A rival's card that is discarded, of its worth. */
  denied: 0.5,
  /** A card that ends a want of units, of what they are worth. */
  wanting: 0.8,
  /** The middle of the board, for warlords that work beside them, for each step from it. */
  middle: 45,
  /** An action not used. */
  idle: 50,
} as const;

/** All places of a side's missions together, by the units that are in its best place if no other one is good. */
export const FORMATION_WORTH = [0, 34, 103, 197, 312, 446, 598, 765, 947, 1144, 1354, 1577, 1812, 2060];

/** A warlord's life, by points; beyond these it is worth no more. */
const LIFE_WORTH = [-2500, 0, 260, 400, 490, 550, 590];

/** What life is worth, and what is missing to survive. */
export const lifeWorth = (life: number): number =>
  life >= 0 ? LIFE_WORTH[Math.min(life, LIFE_WORTH.length - 1)]! : LIFE_WORTH[0]! + WEIGHT.missing * life;

/** Cards in front of their owner, by id. */
const WORTHS: { readonly [id: string]: number } = {
  ...{ C1: 170, C2: 290, C3: 440, C4: 440, C5: 330, C6: 220, C7: 330, C8: 420, C9: 420, C10: 340 },
  ...{ C11: 330, C12: 270, C13: 560, C14: 270, C15: 190, C16: 200, C17: 240, C18: 270, C19: 170 },
  ...{ C20: 200, C21: 400, C22: 330, C23: 150, C24: 230, C25: 190 },
  ...{ A1: 150, A2: 150, A3: 50, A4: 50, A5: 190, A6: 440, A7: 440, A8: 60, A9: 90, A10: 140 },
  ...{ A11: 120, A12: 290, A13: 90, A14: 50, A15: 90, A16: 230, A17: 250, A18: 230, A19: 260 },
  ...{ A20: 330, A21: 330, A22: 130, A23: 280, A24: 280, A25: 280 },
};

/** By card. */
export const CARD_WORTH: readonly number[] = CARDS.map(({ id }) => WORTHS[id]!);

/** Minor factions by id: with two sides, and with more (as they won in games of four in which they were dealt by chance). */
export const MINOR_WORTH: { readonly [id: string]: readonly [two: number, more: number] } = {
  ...{ M1: [90, 73], M2: [48, 72], M3: [50, 50], M4: [44, 66], M5: [78, 74], M6: [80, 67] },
  ...{ M7: [72, 64], M8: [82, 74], M9: [62, 90], M10: [42, 46], M11: [66, 73], M12: [55, 62] },
};

/** Factions by id: hardly different with two sides; with more the Union earns while the others fight. */
export const FACTION_WORTH = { TE: [50, 50], CC: [50, 50], IN: [50, 50], UT: [58, 90] } as const;
/** By how much at most the liking of the moment changes what a faction is worth. */
export const WHIM = 40;
