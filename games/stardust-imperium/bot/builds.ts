import type { Seat } from '@conclave/kernel';
import { KIND, KIND_OF, TYPE_BIT, TYPE_BITS } from '../data/cards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { effectiveCost } from '../rules/declaring.ts';
import { COUNTED_TYPE } from '../rules/functions/cards.ts';
import { countType, isUnpaid } from '../rules/scoring.ts';
import { priceBonus, priceSum } from '../rules/selling.ts';
import type { State } from '../rules/types.ts';
import { countBuilt } from '../rules/zones.ts';
import { incomeOf } from './income.ts';
import { WEIGHT } from './weights.ts';

/** By kind, points that a card would bring if it were built now, those included by which `?` cards are then worth more. */
export function pointsBuilt(s: Readonly<State>, t: Tables, seat: Seat): (kind: number) => number {
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
    const gain =
      pointsOf(kind) * WEIGHT.vp +
      incomeOf(s, seat, kind) * later * WEIGHT.incomeInHand -
      WEIGHT.card -
      cost * WEIGHT.perDollarSpent;
    const share = others >= cost ? 1 : others / cost;
    best = Math.max(best, gain * share * share);
  }
  return best;
}
