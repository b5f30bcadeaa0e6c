import type { GameEvent, Refusal, Seat } from '@conclave/kernel';
import type { Built, State } from '../types.ts';
import type { ActiveFunction, Lack, Reaction } from './types.ts';

/** Two reasons as one: the second one's code is `also`. */
export function both(first: Refusal, second: Refusal): Refusal {
  const params = { ...first.params, ...second.params };
  return { ...first, params: first.code === second.code ? params : { ...params, also: second.code } };
}

/**
 * Why a function can't be used now, null if it can: a cost that can't be paid, a condition that does not hold, or that it
 * would do nothing (SI-FUN-02, 03, 05). It depends on public facts only. `event`: what a reaction reacts to.
 */
export function functionLack(
  s: Readonly<State>,
  seat: Seat,
  card: Built,
  fn: ActiveFunction | Reaction,
  event: GameEvent | null,
): Lack {
  let freed = 0;
  for (let i = 0; i < fn.cost.length; i++) {
    const cost = fn.cost[i]!;
    const lack = cost.lacks(s, seat, card);
    if (lack !== null) return lack;
    if (cost.frees !== undefined) freed += cost.frees(s, seat, card);
  }
  if (fn.condition !== undefined && !fn.condition.holds(s, seat, card)) return fn.condition.unmet;
  let idle: Lack = null;
  for (let i = 0; i < fn.effects.length; i++) {
    const lack = fn.effects[i]!.lacks(s, seat, card, freed, event);
    if (lack === null) return null;
    idle = idle === null ? lack : both(idle, lack);
  }
  return idle;
}
