import { mercenaryOf } from '../data/tables.ts';
import { isHexilum } from '../rules/board.ts';
import { minorOf } from '../rules/tokens.ts';
import { type Token, UNITS } from '../rules/types.ts';
import { abilityWorth } from './effects.ts';
import type { Glance } from './glance.ts';
import { cardWorth } from './holdings.ts';
import { bestLay } from './laying.ts';
import { layOfAbility } from './tools.ts';
import { WEIGHT } from './weights.ts';

/** A mercenary's ability when it comes to a territory; one that is reusable also stays. */
function mercenaryArrival(g: Glance, cell: number, card: number): number {
  const { ability, reusable } = mercenaryOf(g.s, card);
  const lay = layOfAbility(g.s, ability);
  if (lay !== null) return bestLay(g, lay, cell, cell);
  return abilityWorth(g, ability, cell) + (reusable ? WEIGHT.reusable : 0);
}

function minorArrival(g: Glance, cell: number): number {
  const minor = minorOf(g.s, g.seat);
  if (minor?.mining && isHexilum(g.s, cell)) {
    const { territoryHexilum } = g.t;
    return g.hexilum(minor.mining + territoryHexilum) - g.hexilum(territoryHexilum);
  }
  return minor?.arrival ? abilityWorth(g, minor.arrival, cell) : 0;
}

/** A token comes to a vacant territory. */
export function putWorth(g: Glance, cell: number, token: Token): number {
  const value = g.fill(cell) + WEIGHT.onBoard;
  if (typeof token === 'number')
    return value + mercenaryArrival(g, cell, token) - cardWorth(g.s, g.seat, token);
  return value + g.placing + (token === 'minor' ? minorArrival(g, cell) - WEIGHT.minorUnit : 0);
}

/**
 * HX-ACT-02, HX-MIN-05: a unit goes back to the reserve, to be placed by the next action: elsewhere, or in the same place
 * for what its arrival does. Two actions: half of it for each.
 */
export function withdrawWorth(g: Glance, cell: number): number {
  const unit = UNITS[g.s.kinds[cell]! - 1]!;
  const lifted = g.lift(cell) + g.reserve(1) - WEIGHT.onBoard;
  if (g.s.actionsLeft < 2) return lifted;
  const again = g.rich(cell) + (unit === 'minor' ? minorArrival(g, cell) : 0);
  return Math.max(again, lifted + bestPut(g, unit)) / 2;
}

/** The territory where a token does most. */
export function bestPut(g: Glance, token: Token): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < g.o.content.length; cell++)
    if (g.o.content[cell] === -1) best = Math.max(best, putWorth(g, cell, token));
  return best;
}
