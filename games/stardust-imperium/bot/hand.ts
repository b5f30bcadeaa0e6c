import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { type Tables, tables } from '../data/tables.ts';
import { KEPT, research } from '../rules/research.ts';
import type { State } from '../rules/types.ts';
import { bestBuild } from './builds.ts';
import { WEIGHT } from './weights.ts';

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

/** What a card is worth as money to come. */
export const worthInHand = ({ price }: Tables, uid: number): number =>
  WEIGHT.card + WEIGHT.perDollar * (price[KIND_OF[uid]!]! - WEIGHT.usualPrice);

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
  for (let i = 0; i < worths.length; i++) sum += i < kept ? worths[i]! : worths[i]! * WEIGHT.overLimit;
  const build = bestBuild(s, seat, hand, Math.max(0, turns - 1));
  return turns === 1 ? build + sum * WEIGHT.lastTurn : sum + build * WEIGHT.buildSoon;
}
