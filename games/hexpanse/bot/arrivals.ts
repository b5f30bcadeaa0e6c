import type { Effect } from '../data/effects.ts';
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

/** What something is worth by the territory that it comes to. */
type ByTerritory = (cell: number) => number;

/** Whether an effect does the same wherever what acts stands. */
function isAnywhere(effect: Effect): boolean {
  switch (effect.kind) {
    case 'pattern':
    case 'assault':
    case 'attack':
    case 'resurrect':
      return false;
    case 'exchange':
      return effect.unit === 'any';
    case 'destroy':
    case 'damage':
      return effect.where === 'anywhere';
    default:
      return true;
  }
}

/** A mercenary's ability when it comes to a territory; one that is reusable also stays. */
function mercenaryArrival(g: Glance, card: number): ByTerritory {
  const { ability, reusable } = mercenaryOf(g.s, card);
  const lay = layOfAbility(g.s, ability);
  if (lay !== null) return (cell) => bestLay(g, lay, cell, cell);
  const stays = reusable ? WEIGHT.reusable : 0;
  if (!ability.every(isAnywhere)) return (cell) => abilityWorth(g, ability, cell) + stays;
  const value = abilityWorth(g, ability, -1) + stays;
  return () => value;
}

function minorArrival(g: Glance): ByTerritory {
  const minor = minorOf(g.s, g.seat);
  const { territoryHexilum } = g.t;
  const mined = minor?.mining ? g.hexilum(minor.mining + territoryHexilum) - g.hexilum(territoryHexilum) : 0;
  const arrival = minor?.arrival;
  return (cell) => {
    if (mined !== 0 && isHexilum(g.s, cell)) return mined;
    return arrival ? abilityWorth(g, arrival, cell) : 0;
  };
}

const arrivals = new WeakMap<Glance, Map<Token, ByTerritory>>();

/** A token comes to a vacant territory; it is asked about for one after another. */
function arrivalOf(g: Glance, token: Token): ByTerritory {
  const known = arrivals.get(g) ?? new Map<Token, ByTerritory>();
  arrivals.set(g, known);
  const arrival = known.get(token) ?? newArrival(g, token);
  known.set(token, arrival);
  return arrival;
}

function newArrival(g: Glance, token: Token): ByTerritory {
  if (typeof token === 'number') {
    const arrival = mercenaryArrival(g, token);
    const cost = cardWorth(g.s, g.seat, token);
    return (cell) => g.fill(cell) + WEIGHT.onBoard + arrival(cell) - cost;
  }
  if (token !== 'minor') return (cell) => g.fill(cell) + WEIGHT.onBoard + g.placing;
  const arrival = minorArrival(g);
  return (cell) => g.fill(cell) + WEIGHT.onBoard + g.placing + (arrival(cell) - WEIGHT.minorUnit);
}

/** A token comes to a vacant territory. */
export const putWorth = (g: Glance, cell: number, token: Token): number => arrivalOf(g, token)(cell);

/**
 * HX-ACT-02, HX-MIN-05: a unit goes back to the reserve, to be placed by the next action: elsewhere, or in the same place
 * for what its arrival does. Two actions: half of it for each.
 */
export function withdrawWorth(g: Glance, cell: number): number {
  const unit = UNITS[g.s.kinds[cell]! - 1]!;
  const lifted = g.lift(cell) + g.reserve(1) - WEIGHT.onBoard;
  if (g.s.actionsLeft < 2) return lifted;
  const again = g.rich(cell) + (unit === 'minor' ? minorArrival(g)(cell) : 0);
  return Math.max(again, lifted + bestPut(g, unit)) / 2;
}

/** The territory where a token does most. */
export function bestPut(g: Glance, token: Token): number {
  const arrival = arrivalOf(g, token);
  let best = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < g.o.content.length; cell++)
    if (g.o.content[cell] === -1) best = Math.max(best, arrival(cell));
  return best;
}
