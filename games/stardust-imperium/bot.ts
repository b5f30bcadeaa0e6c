import type { Seat } from '@conclave/kernel';
import { CARDS, type CardKey, COST, KIND, KIND_OF, POINTS, PRICE } from './data/cards.ts';
import { completionNumber } from './rules/completion.ts';
import { effectiveCost } from './rules/declaring.ts';
import { COUNTED_TYPE } from './rules/functions/cards.ts';
import { countType, PER_CARD, score } from './rules/scoring.ts';
import { priceBonus, priceSum } from './rules/selling.ts';
import { HAND_LIMIT } from './rules/turn.ts';
import type { State } from './rules/types.ts';
import { countBuilt } from './rules/zones.ts';

/*
 * What a position is worth, in hundredths of a VP, after section 11 of the specification.
 */

const VP = 100;
const CARD = 60;
const PER_DOLLAR_SPENT = 10;
const BUILD_SOON = 0.5;
const PER_DOLLAR = 12;
const USUAL_PRICE = 3;
const MONEY = 30;

/** What a built card brings each turn beyond its points. */
const INCOME: { readonly [K in CardKey]?: number } = {
  corveeSystem: 30,
  bubbleEconomy: 70,
  constructionSponsor: 45,
  worksProjectAdministration: 130,
  jointResourceAsteroidBelt: 90,
  militarism: 20,
  munitionsIndustry: 20,
  orbitalElevator: 80,
  ark: 15,
  robotizedProduction: 15,
  indulgentiaAgency: 90,
  evangelicalism: 40,
  martialLawForces: 40,
  privateerFleet: 25,
  industrialZonePlanet: 130,
  phaseTransitionPowerPlantBase: 120,
  ministryOfMissionary: 110,
  holyLand: 20,
  colonyPlanet: 15,
  colonyGovernmentGeneral: 60,
  projectArtemis: 35,
  blackMarket: 50,
  spaceDefenseForces: 25,
  galacticSalvationFund: 30,
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

/** Turns that a seat still has, this one included; 0 once its last turn is over. */
function turnsLeft(s: Readonly<State>, seat: Seat): number {
  const now = s.active === seat ? 1 : 0;
  if (s.exhausted) return now;
  if (s.completedBy >= 0) {
    const away = (seat - s.active + s.seats) % s.seats;
    return seat !== s.completedBy && away < s.extraTurns ? 1 : 0;
  }
  let nearest = 12;
  for (let p = 0; p < s.seats; p++)
    nearest = Math.min(nearest, completionNumber(s, p) - s.tableaus[p]!.length);
  return now + Math.max(1, nearest + (nearest >> 1));
}

/** Points that the card would count if it were built now. */
function pointsBuilt(s: Readonly<State>, seat: Seat, kind: number): number {
  const type = COUNTED_TYPE[kind];
  return type === undefined ? POINTS[kind]! : PER_CARD * (countType(s, seat, type) + 1);
}

/** The cards a seat holds, and the best two of those it looks at in research. */
function holding(s: Readonly<State>, seat: Seat): number[] {
  const top = s.agenda.at(-1) as { seat?: Seat; looked?: number[] } | undefined;
  const hand = s.hands[seat]!;
  if (top?.looked === undefined || top.seat !== seat || top.looked.length === 0) return hand;
  return [...hand, ...[...top.looked].sort((a, b) => PRICE[KIND_OF[b]!]! - PRICE[KIND_OF[a]!]!).slice(0, 2)];
}

/** What the best build of this hand would bring, less what it costs; less still if the hand can't pay for it yet (SI-CARD-11 forces it). */
function bestBuild(s: Readonly<State>, seat: Seat, hand: readonly number[], later: number): number {
  const bonus = priceBonus(s, seat);
  const isForced = countBuilt(s, seat, KIND.robotizedProduction) > 0;
  const dearest = isForced ? hand.reduce((most, uid) => Math.max(most, COST[KIND_OF[uid]!]!), 0) : 0;
  const money = (s.active === seat ? s.budget : 0) + priceSum(hand, bonus);
  let best = 0;
  for (const uid of hand) {
    const kind = KIND_OF[uid]!;
    if (COST[kind]! < dearest) continue;
    const cost = effectiveCost(s, seat, uid);
    const others = money - PRICE[kind]! - bonus;
    const gain =
      pointsBuilt(s, seat, kind) * VP + INCOME_OF[kind]! * later * 0.4 - CARD - cost * PER_DOLLAR_SPENT;
    const share = others >= cost ? 1 : others / cost;
    best = Math.max(best, gain * share * share);
  }
  return best;
}

/** Cards are money for a build; those over the limit are worth little, and all of them nothing in the end. */
function handWorth(s: Readonly<State>, seat: Seat, turns: number): number {
  if (turns === 0) return 0;
  const hand = holding(s, seat);
  const mine = s.active === seat;
  if (turns === 1 && mine && s.mainDone && s.extraBuilds === 0) return hand.length;
  const worths = hand
    .map((uid) => CARD + PER_DOLLAR * (PRICE[KIND_OF[uid]!]! - USUAL_PRICE))
    .sort((a, b) => b - a);
  const kept = HAND_LIMIT + (mine && s.window !== 'end' ? 0 : 2);
  let sum = 0;
  for (const [i, worth] of worths.entries()) sum += i < kept ? worth : worth / 4;
  const build = bestBuild(s, seat, hand, Math.max(0, turns - 1));
  return turns === 1 ? build + sum * 0.2 : sum + build * BUILD_SOON;
}

/** The seat's own prospects, whatever the others do. */
function prospects(s: Readonly<State>, seat: Seat): number {
  const turns = turnsLeft(s, seat);
  let sum = score(s, seat).total * VP + handWorth(s, seat, turns);
  const later = Math.max(0, turns - (s.active === seat ? 1 : 0));
  let slipping = 0;
  for (const card of s.tableaus[seat]!) {
    const income = INCOME_OF[KIND_OF[card.uid]!]!;
    sum += income * Math.min(later, 8) * 0.6;
    if (!card.slipped && later > 0) slipping += income * 0.12 + 5;
    sum += card.stash.length * (later > 0 ? 90 : 0);
  }
  if (s.active === seat)
    sum += s.budget * (s.mainDone && s.extraBuilds === 0 ? 0 : MONEY) + s.extraBuilds * 250;
  return sum + slipping;
}

/** What is in the way of an end that is not wanted, or near when it is. */
function ending(s: Readonly<State>, seat: Seat): number {
  if (s.completedBy >= 0 || s.active !== seat || s.tableaus[seat]!.length < completionNumber(s, seat))
    return 0;
  const mine = score(s, seat).total;
  let best = 0;
  for (let p = 0; p < s.seats; p++) if (p !== seat) best = Math.max(best, score(s, p).total);
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
  let rival = Number.NEGATIVE_INFINITY;
  for (let p = 0; p < s.seats; p++) if (p !== seat) rival = Math.max(rival, prospects(s, p));
  return prospects(s, seat) - 0.6 * rival + ending(s, seat);
}
