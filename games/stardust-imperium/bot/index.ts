import type { Seat } from '@conclave/kernel';
import { CARDS, type CardKey, KIND, KIND_OF, TYPE_BIT, TYPE_BITS } from '../data/cards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { hasSale } from '../rules/build.ts';
import { completionNumber } from '../rules/completion.ts';
import { canCover, effectiveCost, forcedCost, stillNeeded } from '../rules/declaring.ts';
import { COUNTED_TYPE, functionsOf } from '../rules/functions/cards.ts';
import { KEPT, research } from '../rules/research.ts';
import { builtCount, countType, isUnpaid, total } from '../rules/scoring.ts';
import { priceBonus, priceSum } from '../rules/selling.ts';
import type { State } from '../rules/types.ts';
import { countBuilt } from '../rules/zones.ts';

/*
 * What a position is worth, in hundredths of a VP, after section 11 of the specification.
 */

const VP = 100;
const CARD = 60;
const PER_DOLLAR_SPENT = 10;
const BUILD_SOON = 0.5;
const PER_DOLLAR = 12;
const USUAL_PRICE = 3;
/** What a card sold is worth for each $ it brings, and what a sale brings too much on average. */
const PER_DOLLAR_SOLD = 19;
const CHANGE = 15;
/** Two cards of four, as far as the hand has room for them. */
const RESEARCHED = 72;
/** How much of its gain a second build of the turn is counted with: the first one spends the money. */
const SECOND_BUILD = 0.5;

/** Each VP that Bubble Economy adds is one without a card of its own, and so a little more than one. */
const PER_BUBBLE = 1.3;

/** What a built card brings each turn beyond its points. */
const INCOME: { readonly [K in CardKey]?: number } = {
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
const INCOME_OF: readonly number[] = [0, ...CARDS.map(({ key }) => INCOME[key] ?? 0)];

/** How often a turn each kind gains VPs, roughly: what Bubble Economy adds to (SI-CARD-03). */
const GAINS: { readonly [K in CardKey]?: number } = {
  worksProjectAdministration: 0.7,
  jointResourceAsteroidBelt: 0.8,
  phaseTransitionPowerPlantBase: 0.7,
  resourceTradingPlanet: 0.4,
  constructionSponsor: 0.4,
};
const GAINS_OF: readonly number[] = [0, ...CARDS.map(({ key }) => GAINS[key] ?? 0)];
/** What a card of the kind named for Martial Law Forces brings each turn, if its owner slips it to use it. */
const STRUCK = 70;
const IS_SLIPPED: readonly boolean[] = [
  false,
  ...CARDS.map(({ id }) => functionsOf(id).some((fn) => fn.kind === 'active')),
];

/** Opponents' cards of this kind that are slipped to be used. */
function slippedByOthers(s: Readonly<State>, seat: Seat, kind: number): number {
  if (!IS_SLIPPED[kind]) return 0;
  let count = 0;
  for (let p = 0; p < s.seats; p++) if (p !== seat) count += countBuilt(s, p, kind);
  return count;
}

/** What Martial Law Forces bring each turn, by the kind named or, before one is named, by the best there is. */
function strikes(s: Readonly<State>, seat: Seat, named: number): number {
  if (named > 0) return STRUCK * slippedByOthers(s, seat, named);
  let most = 0;
  for (let p = 0; p < s.seats; p++)
    if (p !== seat)
      for (const { uid } of s.tableaus[p]!) most = Math.max(most, slippedByOthers(s, seat, KIND_OF[uid]!));
  return STRUCK * most;
}

/** What a card brings each turn beyond its points, built or about to be. */
export function incomeOf(s: Readonly<State>, seat: Seat, kind: number, named = 0): number {
  if (kind === KIND.martialLawForces) return strikes(s, seat, named);
  if (kind !== KIND.bubbleEconomy) return INCOME_OF[kind]!;
  let gains = 0;
  for (const { uid } of s.tableaus[seat]!) gains += GAINS_OF[KIND_OF[uid]!]!;
  return gains * VP * PER_BUBBLE;
}

/** By seat the turns that it still has, this one included; 0 once its last turn is over. */
export function turnsLeft(s: Readonly<State>): number[] {
  const isActive = s.hands.map((_, seat) => (s.active === seat ? 1 : 0));
  if (s.exhausted) return isActive;
  if (s.completedBy >= 0)
    return s.hands.map((_, seat) => {
      const away = (seat - s.active + s.seats) % s.seats;
      return seat !== s.completedBy && away < s.extraTurns ? 1 : 0;
    });
  let nearest = 12;
  for (let p = 0; p < s.seats; p++) nearest = Math.min(nearest, completionNumber(s, p) - builtCount(s, p));
  const rounds = Math.max(1, nearest + (nearest >> 1));
  return isActive.map((now) => now + rounds);
}

/** By kind, points that a card would bring if it were built now, those included by which `?` cards are then worth more. */
function pointsBuilt(s: Readonly<State>, t: Tables, seat: Seat): (kind: number) => number {
  const counting = s.tableaus[seat]!.filter(
    ({ uid }) => COUNTED_TYPE[KIND_OF[uid]!] !== undefined && !isUnpaid(s, uid),
  ).map(({ uid }) => KIND_OF[uid]!);
  return (kind) => {
    const type = COUNTED_TYPE[kind];
    let points =
      type === undefined ? t.points[kind]! : t.cards[kind - 1]!.each * (countType(s, seat, type) + 1);
    for (const built of counting)
      if ((TYPE_BITS[kind]! & TYPE_BIT[COUNTED_TYPE[built]!]) !== 0) points += t.cards[built - 1]!.each;
    return points;
  };
}

/** The cards a seat holds, and the best two of those it looks at in research. */
function holding(s: Readonly<State>, seat: Seat): number[] {
  const hand = s.hands[seat]!;
  if (s.active !== seat) return hand;
  const looking = research.under(s);
  if (looking === null || looking.looked.length === 0) return hand;
  const { price } = tables(s);
  const dearest = [...looking.looked].sort((a, b) => price[KIND_OF[b]!]! - price[KIND_OF[a]!]!);
  return [...hand, ...dearest.slice(0, KEPT)];
}

/** What the best build of this hand would bring, less what it costs; less still if the hand can't pay for it yet (SI-CARD-11 forces it). */
export function bestBuild(s: Readonly<State>, seat: Seat, hand: readonly number[], later: number): number {
  const t = tables(s);
  const bonus = priceBonus(s, seat);
  const isForced = countBuilt(s, seat, KIND.robotizedProduction) > 0;
  const dearest = isForced ? hand.reduce((most, uid) => Math.max(most, t.cost[KIND_OF[uid]!]!), 0) : 0;
  const money = (s.active === seat ? s.budget : 0) + priceSum(t, hand, bonus);
  const pointsOf = pointsBuilt(s, t, seat);
  let best = 0;
  for (const uid of hand) {
    const kind = KIND_OF[uid]!;
    if (t.cost[kind]! < dearest) continue;
    const cost = isForced ? effectiveCost(s, seat, uid) : t.cost[kind]!;
    const others = money - t.price[kind]! - bonus;
    const gain = pointsOf(kind) * VP + incomeOf(s, seat, kind) * later * 0.4 - CARD - cost * PER_DOLLAR_SPENT;
    const share = others >= cost ? 1 : others / cost;
    best = Math.max(best, gain * share * share);
  }
  return best;
}

const worthInHand = ({ price }: Tables, uid: number): number =>
  CARD + PER_DOLLAR * (price[KIND_OF[uid]!]! - USUAL_PRICE);

/** Cards are money for a build; those over the limit are worth little, and all of them nothing in the end. */
export function handWorth(
  s: Readonly<State>,
  seat: Seat,
  turns: number,
  hand: readonly number[] = holding(s, seat),
): number {
  if (turns === 0) return 0;
  const t = tables(s);
  const mine = s.active === seat;
  if (turns === 1 && mine && s.mainDone && s.extraBuilds === 0) return hand.length;
  const worths = hand.map((uid) => worthInHand(t, uid));
  const kept = t.handLimit + (mine && s.window !== 'end' ? 0 : 2);
  if (worths.length > kept) worths.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < worths.length; i++) sum += i < kept ? worths[i]! : worths[i]! / 4;
  const build = bestBuild(s, seat, hand, Math.max(0, turns - 1));
  return turns === 1 ? build + sum * 0.2 : sum + build * BUILD_SOON;
}

/** What building this card now would add: its points and its income, less the card itself and what is sold for it. */
function gainOf(s: Readonly<State>, seat: Seat, uid: number, later: number): number {
  const kind = KIND_OF[uid]!;
  const t = tables(s);
  const laid = priceSum(t, s.payment?.offered ?? [], priceBonus(s, seat));
  const need = Math.max(0, stillNeeded(s, effectiveCost(s, seat, uid)) - laid);
  const sold = need === 0 ? 0 : need * PER_DOLLAR_SOLD + CHANGE;
  const inHand = isUnpaid(s, uid) ? 0 : worthInHand(t, uid);
  const share = later === 0 ? 0.2 : 1;
  return (
    pointsBuilt(s, t, seat)(kind) * VP +
    incomeOf(s, seat, kind) * Math.min(later, 8) * 0.6 -
    (inHand + sold) * share
  );
}

/**
 * What the active player has still to do this turn is worth to them: the best build that a sale covers, or research. A card that is
 * declared is worth no more than any other, and nothing if no sale covers it yet.
 */
function actionsLeft(s: Readonly<State>, seat: Seat, later: number): number {
  const builds = (s.mainDone ? 0 : 1) + s.extraBuilds;
  if (builds === 0 || research.under(s) !== null) return 0;
  const t = tables(s);
  const isBuildable = (uid: number) =>
    s.payment === null
      ? t.cost[KIND_OF[uid]!]! >= forcedCost(s, seat) && canCover(s, seat, uid)
      : hasSale(s, seat);
  const gains = (s.payment === null ? s.hands[seat]! : [s.payment.uid])
    .filter(isBuildable)
    .map((uid) => gainOf(s, seat, uid, later));
  gains.sort((a, b) => b - a);
  const room = Math.max(0, Math.min(2, t.handLimit - s.hands[seat]!.length));
  const researching = s.mainDone || later === 0 ? 0 : RESEARCHED * (room + (2 - room) / 4);
  const best = Math.max(researching, gains[0] ?? 0);
  return best + (builds > 1 ? SECOND_BUILD * Math.max(0, gains[1] ?? 0) : 0);
}

/** What it is worth that a card of this income may be used again. */
export const readyWorth = (income: number): number => income * 0.12 + 5;

/** The seat's own prospects, whatever the others do. */
export function prospects(s: Readonly<State>, seat: Seat, turns: number): number {
  const later = Math.max(0, turns - (s.active === seat ? 1 : 0));
  let sum = total(s, seat) * VP + handWorth(s, seat, turns);
  let slipping = 0;
  for (const card of s.tableaus[seat]!) {
    if (isUnpaid(s, card.uid)) continue;
    const income = incomeOf(s, seat, KIND_OF[card.uid]!, card.named);
    sum += income * Math.min(later, 8) * 0.6;
    if (!card.slipped && later > 0) slipping += readyWorth(income);
    sum += card.stash.length * (later > 0 ? 90 : 0);
  }
  return sum + slipping + (s.active === seat ? actionsLeft(s, seat, later) : 0);
}

/** What is in the way of an end that is not wanted, or near when it is. */
function ending(s: Readonly<State>, seat: Seat): number {
  if (s.completedBy >= 0 || s.active !== seat || builtCount(s, seat) < completionNumber(s, seat)) return 0;
  const mine = total(s, seat);
  let best = 0;
  for (let p = 0; p < s.seats; p++) if (p !== seat) best = Math.max(best, total(s, p));
  return Math.max(-1500, Math.min(1500, (mine - best - 6) * VP));
}

/** What the position is worth to the seat against its strongest rival. */
export function worth(s: Readonly<State>, seat: Seat): number {
  if (s.outcome !== null) {
    const rivals = s.outcome.scores.filter((_, p) => p !== seat);
    return (
      (s.outcome.places[seat] === 1 ? 5000 : -5000) + (s.outcome.scores[seat]! - Math.max(...rivals)) * VP
    );
  }
  const turns = turnsLeft(s);
  let rival = Number.NEGATIVE_INFINITY;
  for (let p = 0; p < s.seats; p++) if (p !== seat) rival = Math.max(rival, prospects(s, p, turns[p]!));
  return prospects(s, seat, turns[seat]!) - 0.6 * rival + ending(s, seat);
}
