import { CARDS, type CardKey, type CardType } from '../../data/cards.ts';
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
  drawOneMoreThanDiscarded,
  eachDiscards,
  eachDraws,
  eachLosesVp,
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

/** What a Zone Planet brings, and what an Agency brings besides the card it draws (SI-CARD-16, SI-CARD-12). */
export const ZONE_PLANET_BRINGS = 6;
export const AGENCY_BRINGS = 3;

const always = (says: string): CardFunction => ({ kind: 'static', says });

const counts = (type: CardType): CardFunction => ({
  kind: 'static',
  says: `worth 3 VP for each ${type} card you have built, this one included`,
  counts: type,
});

/** What each kind of card does (SI-CARD-01 to 43), in the order of the rulebook's list. */
const FUNCTIONS: { readonly [K in CardKey]: readonly CardFunction[] } = {
  corveeSystem: [maySlip('oppTurnEnd', [drawCards(2)], { condition: when.activeBuiltNothing })],
  colonizationPolicy: [always('you need 2 built cards more to trigger the end of the game')],
  bubbleEconomy: [
    always('whenever a function of your cards lets you gain VP, you gain 1 VP more'),
    must('ownTurnEnd', [odd.returnToOwner], { condition: when.handAtLeast(4) }),
  ],
  constructionSponsor: [
    maySlip('oppBuilt', [gainVps(2)], { cost: [giveToBuilder], choice: choice.ownHandCard }),
  ],
  worksProjectAdministration: [must('youBuilt', [drawCards(1), gainVps(1)])],
  jointResourceAsteroidBelt: [slip([], [eachDraws(), gainVps(1)])],
  militarism: [maySlip('oppCardSlipped', [gainVps(1)], { type: 'Military' })],
  munitionsIndustry: [maySlip('oppCardSlipped', [drawCards(1)], { type: 'Military' })],
  orbitalElevator: [slip([discardHand], [drawOneMoreThanDiscarded])],
  ark: [
    slip([], [odd.stash], { mode: 'put', choice: choice.ownHandCard }),
    slip([], [odd.unstash], { mode: 'take' }),
  ],
  robotizedProduction: [
    always(
      'whenever you build, you show your hand and must build a card with the highest printed cost in it, for 3$ less',
    ),
    must('ownTurnEnd', [loseVp], { condition: when.youBuiltNothing }),
  ],
  indulgentiaAgency: [
    slip([giveToOpponent], [drawCards(1), gainMoney(AGENCY_BRINGS)], {
      money: true,
      choice: choice.giftToOpponent,
    }),
  ],
  evangelicalism: [maySlip('oppTurnEnd', [drawCards(2)], { condition: when.activeSold('Religion') })],
  martialLawForces: [
    must('selfEntered', [odd.nameKind]),
    must('oppCardSlipped', [culpritLosesVp, drawCards(1)]),
  ],
  privateerFleet: [slip([], [eachDiscards(1)])],
  industrialZonePlanet: [
    slip([slipOther], [gainMoney(ZONE_PLANET_BRINGS)], { money: true, choice: choice.anotherUpright }),
  ],
  phaseTransitionPowerPlantBase: [may('ownTurnEnd', [gainVps(2)], { condition: when.handAtMost(2) })],
  ministryOfMissionary: [slip([], [reveal(4, 'Religion')])],
  holyLand: [
    slip([], [odd.targetGivesAndGetsBack], {
      condition: when.smallerHand,
      choice: choice.opponentWithMostCards,
    }),
  ],
  colonyPlanet: [slip([odd.payVpCards], [odd.paidVpCardsToHand], { choice: choice.numberOfVpCards })],
  colonyGovernmentGeneral: [slip([], [opponentsGive(5)])],
  divineGalacticKingdom: [counts('Religion')],
  projectArtemis: [maySlip('cardEntered', [drawCards(1)], { type: 'Exploration' })],
  blackMarket: [maySlip('oppResearchDiscard', [odd.takeEventCards])],
  spaceDefenseForces: [maySlip('youLostHandCards', [drawCards(1)])],
  galacticSalvationFund: [slip([], [eachDiscards(5), eachDraws(3)])],
  galacticFederalRepublic: [counts('Politics')],
  galacticIntelligenceAgency: [maySlip('oppCardSlipped', [gainVps(1)], { type: 'Exploration' })],
  galacticOrderkeeperForces: [slip([], [eachLosesVp, drawCards(1)])],
  galaxyProbe: [slip([payVp], [reveal(6)])],
  intergalacticEconomicCoalition: [counts('Economy')],
  intergalacticTradeRoute: [maySlip('oppTurnEnd', [drawCards(1)], { condition: when.activeSoldAtLeast(3) })],
  intergalacticIndustrialCoalition: [counts('Industry')],
  intergalacticExplorationNetwork: [counts('Exploration')],
  resourceTradingPlanet: [slip([discardHand], [gainVpPerDiscarded])],
  resourceProbe: [slip([returnSelf], [drawCards(3)])],
  freeTradeCenter: [always('each card you sell brings 1$ more')],
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
