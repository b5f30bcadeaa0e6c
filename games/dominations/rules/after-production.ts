import type { Seat } from '@conclave/kernel';
import { KIND, slotKind } from '../data/mastery.ts';
import { power } from './holdings.ts';
import type { Site } from './production.ts';
import type { State } from './types.ts';

/*
 * What cards bring by a placement beside what is Produced (DM-ACT-07, 08).
 */

/** The active seat first, then the others by initiative. */
const turnOrder = (s: Readonly<State>, seat: Seat): Seat[] => [
  seat,
  ...s.order.filter((other) => other !== seat),
];

/** VP that a card scores its owner. */
export interface Triggered {
  readonly owner: Seat;
  readonly vp: number;
  readonly kind: number;
}

/** PRODUCE_TRIGGER (DM-ACT-08); `pairs` are those that the tile forms. */
export function triggered(s: Readonly<State>, seat: Seat, pairs: number, site: Site): Triggered[] {
  const of = (owner: Seat, vp: number, kind: number): Triggered => ({ owner, vp, kind });
  const cities = (owner: Seat) => site.neighbours.filter((place) => s.owners[place] === owner).length;
  const counted = s.mastery[seat]![KIND.mining] === 2 ? pairs : Math.min(pairs, 1);
  return [
    of(seat, power(s, seat, KIND.temples) * cities(seat), KIND.temples),
    of(seat, power(s, seat, KIND.prophecy) * site.loci.length, KIND.prophecy),
    of(seat, power(s, seat, KIND.mining) * counted, KIND.mining),
    ...turnOrder(s, seat).map((owner) =>
      of(owner, power(s, owner, KIND.goldTrade) * cities(owner), KIND.goldTrade),
    ),
  ].filter(({ vp }) => vp > 0);
}

/** Knowledge that a card Gains its owner. */
export interface AfterProduced {
  readonly domain: number;
  readonly n: number;
  readonly kind: number;
}

/** AFTER_PRODUCE of a slot-3 card: what a seat Gains for `produced` Knowledge of the card's Domain (DM-ACT-07). */
export function gainedAfter(s: Readonly<State>, seat: Seat, domain: number, produced: number): number {
  const kind = slotKind(domain, 3);
  const side = s.mastery[seat]![kind]!;
  if (side === 0) return 0;
  return Math.min(Math.max(side === 1 ? produced - 1 : produced, 0), power(s, seat, kind));
}

/** The same for all Domains. */
export const afterProduced = (s: Readonly<State>, seat: Seat, produced: readonly number[]): AfterProduced[] =>
  produced
    .map((n, domain) => ({ domain, n: gainedAfter(s, seat, domain, n), kind: slotKind(domain, 3) }))
    .filter(({ n }) => n > 0);
