import type { At } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import type { Type } from '../../data/tracks.ts';
import { basesIn, buildReach, hasRoom, isForeignHome, stackHeight, tileAt, unitsOf } from '../board.ts';
import { ways, waysWithout } from '../distances.ts';
import { nextCost, supply, tier } from '../networks.ts';
import { effect, has, priceOf } from '../technologies.ts';
import type { Move, State, Unit } from '../types.ts';

/** Whether another player has a Complex within one step (HG-TX-I4). */
function isBesideRival(s: Readonly<State>, seat: Seat, sector: number): boolean {
  const { size, steps } = ways(s);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    for (let at = 0; at < size; at++)
      if (s.complexes[other]![at]! > 0 && steps[at * size + sector]! <= 1) return true;
  }
  return false;
}

/** CAPs for building a base in a sector (HG-BLD-04, HG-TX-I4, HG-TX-M2, HG-GEN-05). */
export function buildCost(s: Readonly<State>, seat: Seat, type: Type, sector: number): number {
  const cost = nextCost(s, seat, type);
  const discount =
    type === 'industrial' && has(s, seat, 'discountBesideRivals') && isBesideRival(s, seat, sector)
      ? effect(s, seat, 'discountBesideRivals')
      : type === 'martial' && stackHeight(s, seat, sector) > 0
        ? effect(s, seat, 'stackingDiscount')
        : 0;
  return Math.max(0, cost - discount);
}

const LABELS = { industrial: 'complex', political: 'embassy', martial: 'outpost' } as const;
/** The type that a move builds a base of. */
export const BASE_TYPE: { readonly [label: string]: Type } = {
  complex: 'industrial',
  embassy: 'political',
  outpost: 'martial',
};

function emitBases(
  s: Readonly<State>,
  seat: Seat,
  type: Type,
  reach: Uint8Array,
  emit: (move: Move) => void,
): void {
  if (supply(s, seat, type) === 0) return;
  for (let sector = 0; sector < reach.length; sector++)
    if (
      reach[sector] === 1 &&
      hasRoom(s, seat, type, sector) &&
      buildCost(s, seat, type, sector) <= s.caps[seat]!
    )
      emit([LABELS[type], sector]);
}

/** Whether a seat may relocate Embassies anywhere, by which rule and price: P7 (HG-TX-P7). */
const anywherePrice = (s: Readonly<State>, seat: Seat, type: Type): number =>
  type === 'political' && has(s, seat, 'embassyRelocation')
    ? priceOf(s, 'embassyRelocation')
    : Number.POSITIVE_INFINITY;

/** CAPs for relocating a base within range; infinite where no rule allows it (HG-BLD-08, HG-TX-M7). */
function inRangePrice(s: Readonly<State>, seat: Seat, type: Type): number {
  if (supply(s, seat, type) === 0) return tables(s).tracks[type].cost[0]!;
  return type === 'martial' && has(s, seat, 'outpostRelocation')
    ? priceOf(s, 'outpostRelocation')
    : Number.POSITIVE_INFINITY;
}

/** CAPs for relocating a base to a sector, by the cheapest rule that allows it; infinite where none does. */
export function relocationCost(
  s: Readonly<State>,
  seat: Seat,
  type: Type,
  reach: Uint8Array,
  to: number,
): number {
  const anywhere = anywherePrice(s, seat, type);
  return reach[to] === 1 ? Math.min(anywhere, inRangePrice(s, seat, type)) : anywhere;
}

/** HG-BLD-08, 09, HG-TX-P7, HG-TX-M7 */
function emitRelocations(
  s: Readonly<State>,
  seat: Seat,
  type: Type,
  reach: Uint8Array,
  emit: (move: Move) => void,
): void {
  const least = Math.min(anywherePrice(s, seat, type), inRangePrice(s, seat, type));
  if (least > s.caps[seat]!) return;
  for (let to = 0; to < reach.length; to++) {
    if (!hasRoom(s, seat, type, to) || relocationCost(s, seat, type, reach, to) > s.caps[seat]!) continue;
    for (let from = 0; from < reach.length; from++)
      if (from !== to && basesIn(s, seat, type, from) > 0) emit(['relocate', from, to]);
  }
}

/** HG-BLD-07: CAPs for a unit. */
export const unitCost = (s: At, unit: Unit): number =>
  unit === 'agent' ? tables(s).agentCost : tables(s).fleetCost;

/** HG-BLD-07: a unit of the supply goes where a base of its type stands. */
function emitUnits(s: Readonly<State>, seat: Seat, unit: Unit, emit: (move: Move) => void): void {
  if (s.caps[seat]! < unitCost(s, unit) || !unitsOf(s, seat, unit).includes(-1)) return;
  const owners = unit === 'agent' ? s.embassies : s.outposts;
  for (let sector = 0; sector < owners.length; sector++) if (owners[sector] === seat) emit([unit, sector]);
}

/** HG-BLD-10: how far apart the halves of a new pair may be. */
export const gateReach = (s: Readonly<State>, seat: Seat): number =>
  tables(s).gateReach + tier(s, seat, 'industrial') + effect(s, seat, 'gateReach');

/** The halves of a pair, -1s when it is unbuilt. */
export const halvesOf = (s: Readonly<State>, seat: Seat, pair: number): [number, number] => [
  s.gates[seat]![2 * pair]!,
  s.gates[seat]![2 * pair + 1]!,
];

/** HG-BLD-10: whether the other half of a pair may stand in `b` when the first one stands in `a`. */
const isGatePlace = (
  s: Readonly<State>,
  seat: Seat,
  a: number,
  b: number,
  steps: number,
  reach: number,
): boolean => a !== b && steps <= reach && !isForeignHome(s, seat, b) && (tileAt(s, b)?.industrial ?? 0) > 0;

/**
 * HG-BLD-10 to 12: where the other half of a pair may go when the first one stands in `a`; `pair` is -1 for a new pair,
 * else that on the board, which has to leave its place.
 */
export function* otherHalves(
  s: Readonly<State>,
  seat: Seat,
  pair: number,
  a: number,
  reach: number,
): Iterable<number> {
  const { size, steps } = pair < 0 ? ways(s) : waysWithout(s, seat, pair);
  const old: readonly number[] = pair < 0 ? [] : halvesOf(s, seat, pair);
  for (let b = 0; b < size; b++)
    if (isGatePlace(s, seat, a, b, steps[a * size + b]!, reach) && !(old.includes(a) && old.includes(b)))
      yield b;
}

/** The sectors with an own Complex that a first half may go to, with at least one place for the other half. */
export function* firstHalves(s: Readonly<State>, seat: Seat, pair: number): Iterable<number> {
  const reach = gateReach(s, seat);
  for (let a = 0; a < s.tiles.length; a++) {
    if (s.complexes[seat]![a] === 0) continue;
    for (const _ of otherHalves(s, seat, pair, a, reach)) {
      yield a;
      break;
    }
  }
}

/** HG-BLD-10, 12: new Gate pairs, and pairs on the board that go to another place. */
function emitGates(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  if (s.caps[seat]! < tables(s).gateCost) return;
  const isUnbuilt = (pair: number) => s.gates[seat]![2 * pair] === -1;
  if ([0, 1, 2].some(isUnbuilt)) for (const a of firstHalves(s, seat, -1)) emit(['gate', a]);
  for (const pair of [0, 1, 2])
    if (!isUnbuilt(pair)) for (const a of firstHalves(s, seat, pair)) emit(['relocateGate', pair, a]);
}

/** D-BUILD: every build and relocation of a type that is legal and affordable now. */
export function emitBuilds(
  s: Readonly<State>,
  seat: Seat,
  type: Type,
  emit: (move: Move) => void,
  reach = buildReach(s, seat, type),
): void {
  emitBases(s, seat, type, reach, emit);
  emitRelocations(s, seat, type, reach, emit);
  if (type === 'industrial') emitGates(s, seat, emit);
  else emitUnits(s, seat, type === 'political' ? 'agent' : 'fleet', emit);
}
