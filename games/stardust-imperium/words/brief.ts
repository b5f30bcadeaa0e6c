import { type Card, type CardKey, type FunctionNumbers, KIND } from '../data/cards.ts';
import { cardText, shortName } from './names.ts';

/*
 * What cards say where they are small: whole short sentences of our own, with the numbers that the rules run on. The whole text is
 * a press away everywhere.
 */

const counts =
  (type: string) =>
  ({ each }: FunctionNumbers) =>
    `${each} VP for each ${type} built.`;

const unslipsOne = () => 'Turn end: unslip 1 of your cards.';

/** Of those kinds whose whole text would not fit. */
const BRIEF: { readonly [K in CardKey]?: (n: FunctionNumbers) => string } = {
  corveeSystem: ({ draws }) => `An opponent built nothing: slip, draw ${draws}.`,
  bubbleEconomy: ({ more, least }) => `Functions: ${more} VP more. Turn end, ${least}+ cards: to your hand.`,
  constructionSponsor: ({ gains }) => `An opponent builds: slip, give a card, gain ${gains} VP.`,
  worksProjectAdministration: ({ draws, gains }) => `You build: draw ${draws}, gain ${gains} VP.`,
  jointResourceAsteroidBelt: ({ draws, gains }) => `Slip: each draws ${draws}, you gain ${gains} VP.`,
  militarism: ({ gains }) => `Their Military slips: slip, gain ${gains} VP.`,
  munitionsIndustry: ({ draws }) => `Their Military slips: slip, draw ${draws}.`,
  orbitalElevator: ({ more }) => `Slip, discard your hand: draw ${more} more than that.`,
  ark: () => 'Slip: lay cards here. Slip: take them all back.',
  robotizedProduction: ({ less, loses }) =>
    `Build only your dearest card, ${less}$ less. No build: lose ${loses} VP.`,
  indulgentiaAgency: ({ draws, brings }) => `Slip, give a card: draw ${draws}, gain ${brings}$.`,
  evangelicalism: ({ draws }) => `An opponent sold Religion: slip, draw ${draws}.`,
  martialLawForces: ({ loses, draws }) =>
    `Name a kind. Theirs slips: they lose ${loses} VP, you draw ${draws}.`,
  phaseTransitionPowerPlantBase: ({ most, gains }) => `Turn end, ${most} cards or fewer: gain ${gains} VP.`,
  ministryOfMissionary: ({ reveals }) => `Slip: reveal ${reveals}, take 1 Religion card.`,
  holyLand: () => 'Slip: swap a card with who holds most, if more than you.',
  colonyPlanet: () => 'Slip, pay VP cards: they go into your hand.',
  colonyGovernmentGeneral: ({ least }) => `Slip: each opponent with ${least}+ cards gives you 1.`,
  divineGalacticKingdom: counts('Religion'),
  projectArtemis: ({ draws }) => `Another Exploration card comes: slip, draw ${draws}.`,
  blackMarket: () => 'An opponent discards by research: slip, take them.',
  spaceDefenseForces: ({ draws }) => `Cards leave your hand in their turn: slip, draw ${draws}.`,
  galacticSalvationFund: ({ least, most, draws }) =>
    `Slip: hands of ${least}+ discard 1, up to ${most} draw ${draws}.`,
  galacticFederalRepublic: counts('Politics'),
  galacticIntelligenceAgency: ({ gains }) => `Their Exploration slips: slip, gain ${gains} VP.`,
  galacticOrderkeeperForces: ({ loses, draws }) => `Slip: each loses ${loses} VP, you draw ${draws}.`,
  galaxyProbe: ({ pays, reveals }) => `Slip, pay ${pays} VP: reveal ${reveals}, take 1.`,
  intergalacticEconomicCoalition: counts('Economy'),
  intergalacticTradeRoute: ({ sold, draws }) => `An opponent sold ${sold}+ cards: slip, draw ${draws}.`,
  intergalacticIndustrialCoalition: counts('Industry'),
  intergalacticExplorationNetwork: counts('Exploration'),
  resourceTradingPlanet: ({ gains }) => `Slip, discard your hand: ${gains} VP for each card.`,
  reconstructionBase: ({ builds }) => `Slip: one built card returns, ${builds} more build.`,
  theocracy: unslipsOne,
  earlyEducationSociety: unslipsOne,
  supergalacticImperium: counts('Military'),
  wasteCollectingSatellite: () => 'Slip, it returns: take 1 of the discards.',
  planetProbe: ({ pays }) => `Slip, pay ${pays} VP: take 1 of a player’s VP cards.`,
};

/** What a kind of card does, in so few words that they fit on a small card. */
export const briefText = (card: Card): string => BRIEF[card.key]?.(card) ?? cardText(card).join(' ');

/** Where words of a name may be parted on a narrow card. */
const PARTED: { readonly [kind: number]: string } = {
  [KIND.evangelicalism]: 'Evangeli\u00ADcalism',
  [KIND.reconstructionBase]: 'Recon\u00ADstruction Base',
};

/** The name of a kind on a narrow card. */
export const narrowName = (kind: number): string => PARTED[kind] ?? shortName(kind);
