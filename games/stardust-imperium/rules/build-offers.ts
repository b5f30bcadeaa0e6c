import type { Seat } from '@conclave/kernel';
import { KIND_OF } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { canCover, effectiveCost, forcedCost, stillNeeded } from './declaring.ts';
import { canRaiseMoney } from './functions/use.ts';
import { mayReach } from './raising.ts';
import { AT_ONCE, addMasked, saleBonus, saleMasks } from './selling.ts';
import type { Move, State } from './types.ts';

/**
 * Whether a card may be declared counting on a function that brings money (SI-BLD-07). Games of rules number 1 allowed that
 * even where the cost was out of reach.
 * @param canRaise whether such a function can be used once the card has left the hand
 */
export const mayCountOnMoney = (s: Readonly<State>, seat: Seat, uid: number, canRaise: boolean): boolean =>
  canRaise && (s.rules === 1 || mayReach(s, seat, uid));

/** Emits every way to build one card now: each legal sale in one move, or the declaration alone (SI-BLD-07). */
export function emitBuilds(s: Readonly<State>, seat: Seat, extra: boolean, emit: (move: Move) => void): void {
  const hand = s.hands[seat]!;
  if (hand.length === 0) return;
  const t = tables(s);
  const whole = extra ? 'extra' : 'build';
  const least = forcedCost(s, seat);
  const canRaise = canRaiseMoney(s, seat, 1);
  for (const uid of hand) {
    if (t.cost[KIND_OF[uid]!]! < least) continue;
    const need = stillNeeded(s, effectiveCost(s, seat, uid));
    const listed = need === 0 || hand.length - 1 <= AT_ONCE;
    if (listed) {
      for (const mask of saleMasks(t, hand, uid, saleBonus(s, seat, uid), need)) {
        const move: (string | number)[] = [whole, uid];
        addMasked(move, hand, mask);
        emit(move as unknown as Move);
      }
    }
    if (mayCountOnMoney(s, seat, uid, canRaise) || (!listed && canCover(s, seat, uid)))
      emit([extra ? 'declareExtra' : 'declare', uid]);
  }
}
