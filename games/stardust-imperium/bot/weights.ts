import type { CardKey } from '../data/cards.ts';

/*
 * What things are worth, in hundredths of a VP: section 11 of the specification, tuned by play against itself.
 */

export const WEIGHT = {
  vp: 100,
  /** A card in hand of the usual price, and each $ that it brings more or less. */
  card: 60,
  perDollar: 12,
  usualPrice: 3,
  /** Part of its worth that a card in hand keeps over the limit, and in a last turn. */
  overLimit: 0.25,
  lastTurn: 0.2,
  /** Part of what the best build of the hand would gain, if a later turn can build it; and each $ that it costs. */
  buildSoon: 0.5,
  perDollarSpent: 10,
  /** A card sold now for each $ it brings, and what a sale brings too much on average. */
  perDollarSold: 19,
  change: 15,
  /** Two cards of four, as far as the hand has room for them. */
  researched: 72,
  /** How much of its gain a second build of the turn is counted with: the first one spends the money. */
  secondBuild: 0.5,
  /** Each VP that Bubble Economy adds is one without a card of its own, and so a little more than one. */
  perBubble: 1.3,
  /** What a card of the kind named for Martial Law Forces brings each turn, if its owner slips it to use it. */
  struck: 70,
  /** Part of an income that comes in each of so many turns at the most, and for each turn of a card still in hand. */
  income: 0.6,
  incomeTurns: 8,
  incomeInHand: 0.4,
  /** That a card may be used again: this, and a part of its income. */
  ready: 5,
  readyOfIncome: 0.12,
  /** A card stored below another, while a turn is left. */
  stored: 90,
  /** Part of the strongest rival's prospects. */
  rival: 0.6,
  /** The lead in VP that an end should be reached with, and how much a better or worse one counts at the most. */
  leadWanted: 6,
  endAtMost: 1500,
  won: 5000,
} as const;

/** What a built card brings each turn beyond its points. */
export const INCOME: { readonly [K in CardKey]?: number } = {
  corveeSystem: 30,
  constructionSponsor: 45,
  worksProjectAdministration: 130,
  jointResourceAsteroidBelt: 90,
  militarism: 20,
  munitionsIndustry: 20,
  orbitalElevator: 80,
  ark: 40,
  robotizedProduction: 15,
  indulgentiaAgency: 90,
  evangelicalism: 40,
  privateerFleet: 60,
  industrialZonePlanet: 130,
  phaseTransitionPowerPlantBase: 120,
  ministryOfMissionary: 110,
  holyLand: 20,
  colonyPlanet: 15,
  colonyGovernmentGeneral: 60,
  projectArtemis: 35,
  blackMarket: 50,
  spaceDefenseForces: 25,
  galacticSalvationFund: 60,
  galacticIntelligenceAgency: 25,
  galacticOrderkeeperForces: 90,
  galaxyProbe: 50,
  intergalacticTradeRoute: 35,
  resourceTradingPlanet: 90,
  resourceProbe: 90,
  freeTradeCenter: 80,
  reconstructionBase: 30,
  theocracy: 70,
  earlyEducationSociety: 70,
  wasteCollectingSatellite: 50,
  planetProbe: 40,
};

/** How often a turn each kind gains VPs, roughly: what Bubble Economy adds to (SI-CARD-03). */
export const GAINS: { readonly [K in CardKey]?: number } = {
  worksProjectAdministration: 0.7,
  jointResourceAsteroidBelt: 0.8,
  phaseTransitionPowerPlantBase: 0.7,
  resourceTradingPlanet: 0.4,
  constructionSponsor: 0.4,
};
