import { type Card, type CardKey, type FunctionNumbers, KIND } from '../data/cards.ts';
import { cardText, shortName } from './names.ts';

/*
 * What cards say where they are small: whole short sentences of our own, with the numbers that the rules run on, and with every
 * condition. The whole text is a press away everywhere.
 */

const counts =
  (type: string) =>
  ({ each }: FunctionNumbers) =>
    `${each} VP for each ${type} built, this included.`;

const unslipsOne = () => 'Your turn ends: unslip 1 of your cards.';

/** Of those kinds whose whole text would not fit. */
const BRIEF: { readonly [K in CardKey]?: (n: FunctionNumbers) => string } = {
  corveeSystem: ({ draws }) => `An opponent’s turn ends, nothing built: slip, draw ${draws}.`,
  bubbleEconomy: ({ more, least }) =>
    `Functions: ${more} VP more. Turn end, ${least}+ in hand: this returns.`,
  constructionSponsor: ({ gains }) => `An opponent builds: slip, give them a card, gain ${gains} VP.`,
  worksProjectAdministration: ({ draws, gains }) => `You build, this too: draw ${draws}, gain ${gains} VP.`,
  jointResourceAsteroidBelt: ({ draws, gains }) => `Slip: each draws ${draws}, you gain ${gains} VP.`,
  militarism: ({ gains }) => `Their Military slips: slip, gain ${gains} VP.`,
  munitionsIndustry: ({ draws }) => `Their Military slips: slip, draw ${draws}.`,
  orbitalElevator: ({ more }) => `Slip, discard your hand (1+ cards): draw ${more} more than that.`,
  ark: () => 'Slip: lay 1+ cards here. Slip: take them all back.',
  robotizedProduction: ({ less, loses }) =>
    `Build the dearest, ${less}$ less. Turn end, none built: lose ${loses} VP.`,
  indulgentiaAgency: ({ draws, brings }) => `Slip, give an opponent a card: draw ${draws}, gain ${brings}$.`,
  evangelicalism: ({ draws }) => `An opponent’s turn ends, Religion sold: slip, draw ${draws}.`,
  martialLawForces: ({ loses, draws }) =>
    `Name a kind. Theirs slips: they lose ${loses} VP, you draw ${draws}.`,
  phaseTransitionPowerPlantBase: ({ most, gains }) => `Turn end, hand of up to ${most}: gain ${gains} VP.`,
  ministryOfMissionary: ({ reveals }) => `Slip: reveal ${reveals}, take 1 Religion card.`,
  holyLand: () => 'Slip: swap a card with who holds most, if more than you.',
  colonyPlanet: () => 'Slip, pay 1+ VP cards: they go into your hand.',
  colonyGovernmentGeneral: ({ least }) => `Slip: each opponent with ${least}+ cards gives you 1.`,
  divineGalacticKingdom: counts('Religion'),
  projectArtemis: ({ draws }) => `Another Exploration comes to a tableau: slip, draw ${draws}.`,
  blackMarket: () => 'An opponent discards by research: slip, take them.',
  spaceDefenseForces: ({ draws }) => `Cards leave your hand in their turn: slip, draw ${draws}.`,
  galacticSalvationFund: ({ least, most, draws }) =>
    `Slip: hands of ${least}+ discard 1, up to ${most} draw ${draws}.`,
  galacticFederalRepublic: counts('Politics'),
  galacticIntelligenceAgency: ({ gains }) => `Their Exploration slips: slip, gain ${gains} VP.`,
  galacticOrderkeeperForces: ({ loses, draws }) => `Slip: each loses ${loses} VP, you draw ${draws}.`,
  galaxyProbe: ({ pays, reveals }) => `Slip, pay ${pays} VP: reveal ${reveals}, take 1.`,
  intergalacticEconomicCoalition: counts('Economy'),
  intergalacticTradeRoute: ({ sold, draws }) =>
    `An opponent’s turn ends, ${sold}+ cards sold: slip, draw ${draws}.`,
  intergalacticIndustrialCoalition: counts('Industry'),
  intergalacticExplorationNetwork: counts('Exploration'),
  resourceTradingPlanet: ({ gains }) => `Slip, discard your hand (1+ cards): ${gains} VP for each.`,
  reconstructionBase: ({ builds }) => `Slip: one of your built cards returns, ${builds} more build.`,
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
