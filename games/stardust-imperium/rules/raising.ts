import type { Seat } from '@conclave/kernel';
import { KIND, KIND_OF } from '../data/cards.ts';
import { numbersOf, tables } from '../data/tables.ts';
import { effectiveCost } from './declaring.ts';
import { priceSum, saleBonus } from './selling.ts';
import type { State } from './types.ts';
import { available, kindOf } from './zones.ts';

/*
 * The most money that can still be raised for a build, as far as its owner may know (SI-BLD-13, SI-R-47). No hidden face is
 * looked at: every draw counts as the dearest card, but only while there is a card to draw.
 */

/** Unslipped cards of a seat, by what they are to a payment. */
interface Upright {
  readonly planets: number;
  readonly agencies: number;
  readonly others: number;
}

function uprightOf(s: Readonly<State>, seat: Seat): Upright {
  const upright = { planets: 0, agencies: 0, others: 0 };
  const tableau = s.tableaus[seat]!;
  for (let i = 0; i < tableau.length; i++) {
    if (tableau[i]!.slipped) continue;
    const kind = KIND_OF[tableau[i]!.uid];
    if (kind === KIND.industrialZonePlanet) upright.planets++;
    else if (kind === KIND.indulgentiaAgency) upright.agencies++;
    else upright.others++;
  }
  return upright;
}

/** The build that is to be paid: what its owner could sell, ascending by price, and what draws would be worth. */
interface Purse {
  /** The budget, and what is laid out for a sale already. */
  readonly money: number;
  readonly prices: readonly number[];
  readonly dearest: number;
  readonly draws: number;
  /** What a Zone Planet brings; what an Agency brings, and how many cards it draws (SI-CARD-16, SI-CARD-12). */
  readonly planet: number;
  readonly agency: number;
  readonly drawn: number;
}

function purseOf(s: Readonly<State>, seat: Seat, uid: number): Purse {
  const bonus = saleBonus(s, seat, uid);
  const others = s.hands[seat]!.filter((card) => card !== uid);
  const t = tables(s);
  const agency = numbersOf(s, KIND.indulgentiaAgency);
  return {
    money: s.budget + (s.payment?.uid === uid ? priceSum(t, s.payment.offered, bonus) : 0),
    prices: others.map((card) => t.price[kindOf(card)]! + bonus).sort((a, b) => a - b),
    dearest: t.dearest + bonus,
    draws: available(s),
    planet: numbersOf(s, KIND.industrialZonePlanet).brings,
    agency: agency.brings,
    drawn: agency.draws,
  };
}

/** What functions bring at most: all of it, and what is left of it when cards given away are taken off. */
interface Raised {
  readonly gross: number;
  readonly net: number;
}

/** What Agencies bring at most: $ and the dearest cards each, for the cheapest card in hand at that moment. */
function fromAgencies({ prices, dearest, draws, agency, drawn }: Purse, agencies: number): Raised {
  const hand = [...prices];
  let most: Raised = { gross: 0, net: 0 };
  let gross = 0;
  let given = 0;
  for (let used = 1; used <= agencies && hand.length > 0; used++) {
    given += hand.shift()!;
    const cards = Math.max(0, Math.min(drawn, draws - drawn * (used - 1)));
    gross += agency + dearest * cards;
    for (let n = 0; n < cards; n++) hand.push(dearest);
    if (gross - given > most.net) most = { gross, net: gross - given };
  }
  return most;
}

/** The best pairing: each card is slipped once, and a Planet or an Agency slipped along brings nothing itself. */
function fromFunctions({ planets, agencies, others }: Upright, purse: Purse): Raised {
  let most: Raised = { gross: 0, net: 0 };
  for (let used = 0; used <= planets; used++) {
    const along = Math.max(0, used - others - (planets - used));
    if (along > agencies) break;
    const { gross, net } = fromAgencies(purse, agencies - along);
    const paid = purse.planet * used;
    if (paid + net > most.net) most = { gross: paid + gross, net: paid + net };
  }
  return most;
}

const sumOf = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0);

/** SI-BLD-13: the most money that can still be raised to build this card, or to pay for it once it is declared. */
export function mostMoney(s: Readonly<State>, seat: Seat, uid: number): number {
  const purse = purseOf(s, seat, uid);
  return purse.money + sumOf(purse.prices) + fromFunctions(uprightOf(s, seat), purse).net;
}

/** Whether the money that can still be raised may reach the cost (SI-BLD-07). */
export const mayReach = (s: Readonly<State>, seat: Seat, uid: number): boolean =>
  mostMoney(s, seat, uid) >= effectiveCost(s, seat, uid);

/** What no sale covers of a card's cost, and what each way to raise it brings at most; 0 for a way that falls short. */
export interface Shortfall {
  readonly missing: number;
  readonly planets: number;
  readonly agencies: number;
  /** Both together, where neither is enough. */
  readonly together: number;
}

/** Why a card can't be built by a sale alone, and what may help; null if a sale covers it. */
export function shortfall(s: Readonly<State>, seat: Seat, uid: number): Shortfall | null {
  const purse = purseOf(s, seat, uid);
  const missing = effectiveCost(s, seat, uid) - purse.money - sumOf(purse.prices);
  if (missing <= 0) return null;
  const upright = uprightOf(s, seat);
  const enough = (given: Partial<Upright>): number => {
    const { gross, net } = fromFunctions({ ...upright, ...given }, purse);
    return net >= missing ? gross : 0;
  };
  const planets = enough({ agencies: 0, others: upright.others + upright.agencies });
  const agencies = enough({ planets: 0 });
  return { missing, planets, agencies, together: planets + agencies > 0 ? 0 : enough({}) };
}
