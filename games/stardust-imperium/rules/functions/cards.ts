import { plural } from '@conclave/frame/words.ts';
import { CARDS, type CardKey, type CardType, type FunctionNumbers } from '../../data/cards.ts';
import * as choice from './choices.ts';
import * as when from './conditions.ts';
import {
  discardHand,
  giveToBuilder,
  giveToOpponent,
  payVp,
  returnSelf,
  slipOther,
  slipSelf,
} from './costs.ts';
import {
  culpritLosesVp,
  drawCards,
  drawMoreThanDiscarded,
  eachDiscards,
  eachDraws,
  eachLosesVp,
  eachWithFewDraws,
  gainMoney,
  gainVpPerDiscarded,
  gainVps,
  loseVp,
  opponentsGive,
  reveal,
  unslipChosen,
} from './effects.ts';
import { addHook } from './hooks.ts';
import * as odd from './odd.ts';
import type { ActiveFunction, CardFunction, Cost, Effect, Occasion, Reaction } from './types.ts';

type Extra<F> = Partial<Omit<F, 'kind' | 'cost' | 'effects' | 'may' | 'on'>>;

/** "Slip, further costs: effects", in the own main phase. */
const slip = (cost: Cost[], effects: Effect[], extra: Extra<ActiveFunction> = {}): CardFunction => ({
  kind: 'active',
  money: false,
  cost: [slipSelf, ...cost],
  effects,
  ...extra,
});

/** "Whenever ..., you may slip this: effects." */
const maySlip = (
  on: Occasion,
  effects: Effect[],
  extra: Extra<Reaction> & { cost?: Cost[] } = {},
): CardFunction => ({
  kind: 'reaction',
  may: true,
  on,
  effects,
  ...extra,
  cost: [slipSelf, ...(extra.cost ?? [])],
});

/** "At the end of your turn, you may ...", without a cost. */
const may = (on: Occasion, effects: Effect[], extra: Extra<Reaction> = {}): CardFunction => ({
  kind: 'reaction',
  may: true,
  on,
  cost: [],
  effects,
  ...extra,
});

/** "Whenever ...: effects", not optional. */
const must = (on: Occasion, effects: Effect[], extra: Extra<Reaction> = {}): CardFunction => ({
  kind: 'reaction',
  may: false,
  on,
  cost: [],
  effects,
  ...extra,
});

const always = (says: (n: FunctionNumbers) => string): CardFunction => ({ kind: 'static', says });

const counts = (type: CardType): CardFunction => ({
  kind: 'static',
  says: ({ each }) => `worth ${each} VP for each ${type} card you have built, this one included`,
  counts: type,
});

/** What each kind of card does (SI-CARD-01 to 43), in the order of the rulebook's list. */
const FUNCTIONS: { readonly [K in CardKey]: readonly CardFunction[] } = {
  corveeSystem: [maySlip('oppTurnEnd', [drawCards], { condition: when.activeBuiltNothing })],
  colonizationPolicy: [
    always(({ more }) => `you need ${plural(more, 'built card')} more to trigger the end of the game`),
  ],
  bubbleEconomy: [
    always(({ more }) => `whenever a function of your cards lets you gain VP, you gain ${more} VP more`),
    must('ownTurnEnd', [odd.returnToOwner], { condition: when.bigHand }),
  ],
  constructionSponsor: [
    maySlip('oppBuilt', [gainVps], { cost: [giveToBuilder], choice: choice.ownHandCard }),
  ],
  worksProjectAdministration: [must('youBuilt', [drawCards, gainVps])],
  jointResourceAsteroidBelt: [slip([], [eachDraws, gainVps])],
  militarism: [maySlip('oppCardSlipped', [gainVps], { type: 'Military' })],
  munitionsIndustry: [maySlip('oppCardSlipped', [drawCards], { type: 'Military' })],
  orbitalElevator: [slip([discardHand], [drawMoreThanDiscarded])],
  ark: [
    slip([], [odd.stash], { mode: 'put', choice: choice.ownHandCard }),
    slip([], [odd.unstash], { mode: 'take' }),
  ],
  robotizedProduction: [
    always(
      ({ less }) =>
        `whenever you build, you show your hand and must build a card with the highest printed cost in it, for ${less}$ less`,
    ),
    must('ownTurnEnd', [loseVp], { condition: when.youBuiltNothing }),
  ],
  indulgentiaAgency: [
    slip([giveToOpponent], [drawCards, gainMoney], {
      money: true,
      choice: choice.giftToOpponent,
    }),
  ],
  evangelicalism: [maySlip('oppTurnEnd', [drawCards], { condition: when.activeSold('Religion') })],
  martialLawForces: [
    must('selfEntered', [odd.nameKind]),
    must('oppCardSlipped', [culpritLosesVp, drawCards]),
  ],
  privateerFleet: [slip([], [eachDiscards])],
  industrialZonePlanet: [slip([slipOther], [gainMoney], { money: true, choice: choice.anotherUpright })],
  phaseTransitionPowerPlantBase: [may('ownTurnEnd', [gainVps], { condition: when.smallHand })],
  ministryOfMissionary: [slip([], [reveal('Religion')])],
  holyLand: [
    slip([], [odd.targetGivesAndGetsBack], {
      condition: when.smallerHand,
      choice: choice.opponentWithMostCards,
    }),
  ],
  colonyPlanet: [slip([odd.payVpCards], [odd.paidVpCardsToHand], { choice: choice.numberOfVpCards })],
  colonyGovernmentGeneral: [slip([], [opponentsGive])],
  divineGalacticKingdom: [counts('Religion')],
  projectArtemis: [maySlip('cardEntered', [drawCards], { type: 'Exploration' })],
  blackMarket: [maySlip('oppResearchDiscard', [odd.takeEventCards])],
  spaceDefenseForces: [maySlip('youLostHandCards', [drawCards])],
  galacticSalvationFund: [slip([], [eachDiscards, eachWithFewDraws])],
  galacticFederalRepublic: [counts('Politics')],
  galacticIntelligenceAgency: [maySlip('oppCardSlipped', [gainVps], { type: 'Exploration' })],
  galacticOrderkeeperForces: [slip([], [eachLosesVp, drawCards])],
  galaxyProbe: [slip([payVp], [reveal()])],
  intergalacticEconomicCoalition: [counts('Economy')],
  intergalacticTradeRoute: [maySlip('oppTurnEnd', [drawCards], { condition: when.activeSoldMany })],
  intergalacticIndustrialCoalition: [counts('Industry')],
  intergalacticExplorationNetwork: [counts('Exploration')],
  resourceTradingPlanet: [slip([discardHand], [gainVpPerDiscarded])],
  resourceProbe: [slip([returnSelf], [drawCards])],
  freeTradeCenter: [always(({ brings }) => `each card you sell brings ${brings}$ more`)],
  reconstructionBase: [slip([], [odd.returnChosen, odd.addBuild], { choice: choice.ownBuiltCard })],
  theocracy: [may('ownTurnEnd', [unslipChosen], { choice: choice.ownSlippedCard })],
  earlyEducationSociety: [may('ownTurnEnd', [unslipChosen], { choice: choice.ownSlippedCard })],
  supergalacticImperium: [counts('Military')],
  wasteCollectingSatellite: [slip([returnSelf], [odd.takeFromDiscard])],
  planetProbe: [slip([payVp], [odd.takeFromPile], { choice: choice.playerWithVpCard })],
};

const BY_KIND: readonly (readonly CardFunction[])[] = [[], ...CARDS.map(({ key }) => FUNCTIONS[key])];

/** The functions of a kind, by its id. */
export const functionsOf = (kind: number): readonly CardFunction[] => BY_KIND[kind]!;

for (const { id } of CARDS)
  functionsOf(id).forEach((fn, index) => {
    if (fn.kind === 'reaction') addHook(id, index, fn);
  });

/** The type that a `?` card counts, by kind id (SI-CARD-22, 27, 31, 33, 34, 41). */
export const COUNTED_TYPE: readonly (CardType | undefined)[] = BY_KIND.map((functions) =>
  functions.map((fn) => (fn.kind === 'static' ? fn.counts : undefined)).find((type) => type !== undefined),
);
