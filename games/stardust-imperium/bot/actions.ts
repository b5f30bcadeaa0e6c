import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { hasSale } from '../rules/build.ts';
import { canCover, effectiveCost, forcedCost, stillNeeded } from '../rules/declaring.ts';
import { research } from '../rules/research.ts';
import { isUnpaid } from '../rules/scoring.ts';
import { priceBonus, priceSum } from '../rules/selling.ts';
import type { State } from '../rules/types.ts';
import { pointsBuilt } from './builds.ts';
import { worthInHand } from './hand.ts';
import { incomeOf, incomeToCome } from './income.ts';
import { WEIGHT } from './weights.ts';

/** What building a card now would add: its points and its income, less the card itself and what is sold for it. */
function gainsOf(s: Readonly<State>, seat: Seat, later: number): (uid: number) => number {
  const t = tables(s);
  const pointsOf = pointsBuilt(s, t, seat);
  const laid = priceSum(t, s.payment?.offered ?? [], priceBonus(s, seat));
  const share = later === 0 ? WEIGHT.lastTurn : 1;
  return (uid) => {
    const kind = KIND_OF[uid]!;
    const need = Math.max(0, stillNeeded(s, effectiveCost(s, seat, uid)) - laid);
    const sold = need === 0 ? 0 : need * WEIGHT.perDollarSold + WEIGHT.change;
    const inHand = isUnpaid(s, uid) ? 0 : worthInHand(t, uid);
    return (
      pointsOf(kind) * WEIGHT.vp + incomeToCome(incomeOf(s, seat, kind), later) - (inHand + sold) * share
    );
  };
}

/**
 * What the active player has still to do this turn is worth to them: the best build that a sale covers, or research. A card that is
 * declared is worth no more than any other, and nothing if no sale covers it yet.
 */
export function actionsLeft(s: Readonly<State>, seat: Seat, later: number): number {
  const builds = (s.mainDone ? 0 : 1) + s.extraBuilds;
  if (builds === 0 || research.under(s) !== null) return 0;
  const t = tables(s);
  const isBuildable = (uid: number) =>
    s.payment === null
      ? t.cost[KIND_OF[uid]!]! >= forcedCost(s, seat) && canCover(s, seat, uid)
      : hasSale(s, seat);
  const gains = (s.payment === null ? s.hands[seat]! : [s.payment.uid])
    .filter(isBuildable)
    .map(gainsOf(s, seat, later));
  gains.sort((a, b) => b - a);
  const room = Math.max(0, Math.min(2, t.handLimit - s.hands[seat]!.length));
  const researching =
    s.mainDone || later === 0 ? 0 : WEIGHT.researched * (room + (2 - room) * WEIGHT.overLimit);
  const best = Math.max(researching, gains[0] ?? 0);
  return best + (builds > 1 ? WEIGHT.secondBuild * Math.max(0, gains[1] ?? 0) : 0);
}
