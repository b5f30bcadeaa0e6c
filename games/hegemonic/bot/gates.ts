import { tables } from '../data/tables.ts';
import { buildReach, hasRoom } from '../rules/board.ts';
import { gateReach, halvesOf, otherHalves } from '../rules/build/offers.ts';
import { ways } from '../rules/distances.ts';
import { timeForUnits } from './bases.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHT } from './weights.ts';

const reachOf = ({ s, seat }: Outlook): Uint8Array => buildReach(s, seat, 'industrial');

/** What the other half of a Gate pair is worth in a sector: Locations that only it brings near, beyond `reach`. */
function farHalf(o: Outlook, reach: Uint8Array, a: number, b: number): number {
  const { s, seat } = o;
  const { size, steps } = ways(s);
  if (steps[a * size + b]! < 2) return -WEIGHT.gate;
  const { tiles } = tables(s);
  let sum = 0;
  for (let at = 0; at < size; at++)
    if (steps[b * size + at]! <= 1 && reach[at] === 0 && hasRoom(s, seat, 'industrial', at))
      sum += (at === b ? 1 : 0.3) * tiles[s.tiles[at]!]!.industrial;
  return sum * WEIGHT.gateRoom * (o.rounds - 0.5) + s.complexes[seat]![b]! * WEIGHT.mass * o.rounds * 2;
}

/** The position as it would be without one Gate pair of the seat, or as it is for a pair not yet built (-1). */
function without(o: Outlook, pair: number): Outlook {
  if (pair < 0) return o;
  const gates = o.s.gates.map((halves) => halves.slice());
  gates[o.seat]!.fill(-1, 2 * pair, 2 * pair + 2);
  return { ...o, s: { ...o.s, gates } };
}

/** What the other half of a pair is worth in a sector when its first half goes to `a`. */
export function farHalfWorth(o: Outlook, pair: number, a: number, b: number): number {
  const bare = without(o, pair);
  return farHalf(bare, reachOf(bare), a, b);
}

function best(o: Outlook, pair: number, a: number, bare: Outlook, reach: Uint8Array): number {
  let most = 0;
  for (const b of otherHalves(o.s, o.seat, pair, a, gateReach(o.s, o.seat)))
    most = Math.max(most, farHalf(bare, reach, a, b));
  return most;
}

/** What a new Gate pair whose first half stands in a sector can be worth at most. */
export const gateWorth = (o: Outlook, a: number): number =>
  best(o, -1, a, o, reachOf(o)) + WEIGHT.gate * timeForUnits(o);

/** How much better a Gate pair on the board would stand with its first half in a sector. */
export function gateMoveWorth(o: Outlook, pair: number, a: number): number {
  const bare = without(o, pair);
  const reach = reachOf(bare);
  const [here, there] = halvesOf(o.s, o.seat, pair);
  const now = Math.max(farHalf(bare, reach, here, there), farHalf(bare, reach, there, here));
  return best(o, pair, a, bare, reach) - now;
}
