import type { Seat } from '@conclave/kernel';
import { ART, GOV, SCI } from '../data/domains.ts';
import { KIND } from '../data/mastery.ts';
import { OMEN } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import { citiesOn } from './cities.ts';
import { power, total } from './holdings.ts';
import { omenSum } from './omens.ts';
import type { State } from './types.ts';

/** What the Domination card of a Domain takes off a cost of its holder. */
const byHolder = (s: Readonly<State>, seat: Seat, domain: number, n: number): number =>
  s.holders[domain] === seat ? n : 0;

/** Printed cost and Omens less all reductions, at least 1 (DM-BLD-03). */
const atLeastOne = (s: Readonly<State>, cost: number): number => Math.max(tables(s).leastCost, cost);

/** Knowledge of the Camp's colour that a City of this level costs, founded or upgraded (DM-CIT-03, 04). */
export const cityCost = (s: Readonly<State>, seat: Seat, level: number): number =>
  atLeastOne(
    s,
    tables(s).cityCost[level]! +
      omenSum(s, seat, OMEN.barbarians) -
      power(s, seat, KIND.education) -
      byHolder(s, seat, GOV, tables(s).ruler) -
      omenSum(s, seat, OMEN.masterMasons),
  );

/** What the next level of a Monument costs: at most `each` of either Domain, `total` together (DM-MON-02, DM-BLD-04). */
export interface LevelCost {
  readonly each: number;
  readonly total: number;
}

/** @param discount what Patronage takes off this action (DM-R-32) */
export function levelCost(s: Readonly<State>, seat: Seat, level: number, discount: number): LevelCost {
  const each = tables(s).levelCost[level]!;
  const reductions =
    power(s, seat, KIND.sculpture) +
    byHolder(s, seat, ART, tables(s).artist) +
    omenSum(s, seat, OMEN.masterMasons) +
    discount;
  return { each, total: atLeastOne(s, 2 * each - reductions) };
}

/** What gaining and upgrading any card of a Domain costs more or less. */
const masteryChange = (s: Readonly<State>, seat: Seat, domain: number): number =>
  omenSum(s, seat, OMEN.forgottenLore) -
  (citiesOn(s, seat, domain) > 0 ? power(s, seat, KIND.guilds) : 0) -
  byHolder(s, seat, SCI, tables(s).scholar) -
  omenSum(s, seat, OMEN.sagesCounsel);

/** Knowledge that gaining a Mastery card costs (DM-DEV-02). */
export function gainCost(s: Readonly<State>, seat: Seat, kind: number): number {
  const { value, domain } = tables(s).mastery[kind]!;
  return atLeastOne(s, value + masteryChange(s, seat, domain));
}

/** Knowledge that turning a Mastery card to its Advanced side costs (DM-DEV-05). */
export function advanceCost(s: Readonly<State>, seat: Seat, kind: number): number {
  const { value, domain } = tables(s).mastery[kind]!;
  return atLeastOne(s, value + masteryChange(s, seat, domain) - power(s, seat, KIND.medicine));
}

/** How much of a Mastery card's cost may be paid with any Domains (DM-DEV-09). */
export const freePart = (s: Readonly<State>, seat: Seat, cost: number): number =>
  Math.min(cost, power(s, seat, KIND.alchemy));

/** How much Knowledge a seat lacks for a Mastery card of a Domain, what Alchemy lets others pay taken off; 0 for none. */
export function missingFor(s: Readonly<State>, seat: Seat, domain: number, cost: number): number {
  const held = s.knowledge[seat]!;
  const own = Math.min(held[domain]!, cost);
  const others = total(held) - held[domain]!;
  return Math.max(0, cost - own - Math.min(others, freePart(s, seat, cost)));
}

/** Whether a seat can pay for a Mastery card of a Domain. */
export function canPayMastery(s: Readonly<State>, seat: Seat, domain: number, cost: number): boolean {
  return s.knowledge[seat]![domain]! >= cost || missingFor(s, seat, domain, cost) === 0;
}
