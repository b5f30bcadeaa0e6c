import { no } from '@conclave/frame/refusing.ts';
import type { Move as AnyMove, Refusal, Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import type { Type } from '../../data/tracks.ts';
import { basesIn, buildReach, hasRoom, isForeignHome, tileAt, unitsOf } from '../board.ts';
import { gate } from '../build/build.ts';
import { BASE_TYPE, buildCost, gateReach, halvesOf, relocationCost, unitCost } from '../build/offers.ts';
import { ways, waysWithout } from '../distances.ts';
import { outpostThere } from '../leaders/pieces.ts';
import { builtOf, supply } from '../networks.ts';
import { has } from '../technologies.ts';
import type { State } from '../types.ts';
import { type Args, isSector, noSector } from './words.ts';

const RANGE_RULE = 'HG-BLD-03';

const cannotPay = (s: Readonly<State>, seat: Seat, rule: string, cost: number): Refusal =>
  no('cannot-pay', rule, { cost, caps: s.caps[seat]! });

/** The sector itself, range and price apart. */
export function whyNotRoom(s: Readonly<State>, seat: Seat, type: Type, sector: number): Refusal | null {
  if (tileAt(s, sector) === null) return no('no-tile', RANGE_RULE);
  if (isForeignHome(s, seat, sector)) return no('foreign-home', 'HG-BLD-05');
  return hasRoom(s, seat, type, sector) ? null : no('no-location', RANGE_RULE, { type });
}

/** Whether nothing on the board gives a seat range for a type, so that it begins anew on its home (HG-BLD-14). */
const beginsAnew = (s: Readonly<State>, seat: Seat, type: Type): boolean =>
  builtOf(s, seat, type) === 0 &&
  (type === 'industrial' || unitsOf(s, seat, type === 'political' ? 'agent' : 'fleet').every((at) => at < 0));

/** What gives range: the type's own pieces, with Quantum Tunnel Lattice those of all types. */
function outOfRange(s: Readonly<State>, seat: Seat, type: Type): Refusal {
  if (type === 'industrial' && has(s, seat, 'complexesNearEverything'))
    return no('out-of-every-range', 'HG-TX-I8');
  return beginsAnew(s, seat, type)
    ? no('begins-at-home', 'HG-BLD-14', { type })
    : no('out-of-range', RANGE_RULE, { type });
}

/** A base, at the price that is asked for it here. */
export function whyNotBase(
  s: Readonly<State>,
  seat: Seat,
  type: Type,
  [sector]: Args,
  price: (sector: number) => number = (at) => buildCost(s, seat, type, at),
): Refusal {
  if (!isSector(s, sector)) return noSector(s, sector)!;
  if (supply(s, seat, type) === 0) return no('no-base-left', 'HG-GEN-03', { type });
  const room = whyNotRoom(s, seat, type, sector);
  if (room !== null) return room;
  if (buildReach(s, seat, type)[sector] === 0) return outOfRange(s, seat, type);
  return cannotPay(s, seat, 'HG-BLD-04', price(sector));
}

/** The Outpost that may stand on the tile just placed, and nowhere else (LD07). */
export function whyNotOutpostThere(s: Readonly<State>, [sector]: Args): Refusal {
  const { sector: there } = outpostThere.under(s)!;
  return isSector(s, sector) ? no('not-that-tile', 'HG-LEA-10', { sector: there }) : noSector(s, sector)!;
}

function whyNotUnit(s: Readonly<State>, seat: Seat, unit: 'agent' | 'fleet', [sector]: Args): Refusal {
  if (!isSector(s, sector)) return noSector(s, sector)!;
  if (!unitsOf(s, seat, unit).includes(-1)) return no('no-unit-left', 'HG-GEN-03', { unit });
  const type = unit === 'agent' ? 'political' : 'martial';
  if (basesIn(s, seat, type, sector) === 0) return no('no-own-base', 'HG-BLD-07', { type });
  return cannotPay(s, seat, 'HG-BLD-07', unitCost(s, unit));
}

function whyNotRelocate(s: Readonly<State>, seat: Seat, type: Type, [from, to]: Args): Refusal {
  if (!isSector(s, from) || !isSector(s, to)) return (noSector(s, from) ?? noSector(s, to))!;
  if (basesIn(s, seat, type, from) === 0) return no('no-own-base', 'HG-BLD-08', { type });
  if (from === to) return no('same-sector', 'HG-BLD-08');
  const room = whyNotRoom(s, seat, type, to);
  if (room !== null) return room;
  const cost = relocationCost(s, seat, type, buildReach(s, seat, type), to);
  if (Number.isFinite(cost)) return cannotPay(s, seat, 'HG-BLD-08', cost);
  // Brane Manipulation relocates within range whatever is left.
  const isFree = supply(s, seat, type) === 0 || (type === 'martial' && has(s, seat, 'outpostRelocation'));
  return isFree
    ? outOfRange(s, seat, type)
    : no('bases-left', 'HG-BLD-08', { type, left: supply(s, seat, type) });
}

function whyNotFirstHalf(
  s: Readonly<State>,
  seat: Seat,
  pair: number,
  sector: Args[number] | undefined,
): Refusal {
  if (!isSector(s, sector)) return noSector(s, sector)!;
  if (s.complexes[seat]![sector] === 0) return no('no-own-complex', 'HG-BLD-10');
  const cost = tables(s).gateCost;
  if (s.caps[seat]! < cost) return cannotPay(s, seat, pair < 0 ? 'HG-BLD-10' : 'HG-BLD-12', cost);
  return pair >= 0 && halvesOf(s, seat, pair).includes(sector)
    ? no('no-new-place', 'HG-BLD-12', { reach: gateReach(s, seat) })
    : no('no-other-half', 'HG-BLD-10', { reach: gateReach(s, seat) });
}

function whyNotGate(s: Readonly<State>, seat: Seat, [sector]: Args): Refusal {
  const isAllBuilt = [0, 1, 2].every((pair) => s.gates[seat]![2 * pair]! >= 0);
  return isAllBuilt ? no('no-gate-left', 'HG-GEN-03') : whyNotFirstHalf(s, seat, -1, sector);
}

function whyNotRelocateGate(s: Readonly<State>, seat: Seat, [pair, sector]: Args): Refusal {
  const isBuilt = pair === 0 || pair === 1 || pair === 2 ? halvesOf(s, seat, pair)[0] >= 0 : false;
  return isBuilt ? whyNotFirstHalf(s, seat, pair as number, sector) : no('no-such-gate', 'HG-BLD-12');
}

export function whyNotOtherHalf(s: Readonly<State>, seat: Seat, [b]: Args): Refusal {
  const { pair, a, reach } = gate.under(s)!;
  if (!isSector(s, b)) return noSector(s, b)!;
  if (a === b) return no('same-sector', 'HG-BLD-10');
  if (tileAt(s, b) === null) return no('no-tile', 'HG-BLD-10');
  if (isForeignHome(s, seat, b)) return no('foreign-home', 'HG-BLD-05');
  if (tileAt(s, b)!.industrial === 0) return no('no-industrial-location', 'HG-BLD-10');
  const { size, steps } = pair < 0 ? ways(s) : waysWithout(s, seat, pair);
  const distance = steps[a * size + b]!;
  return distance > reach
    ? no('gate-too-far', 'HG-BLD-10', { distance, reach })
    : no('same-place', 'HG-BLD-12');
}

/** Labels of builds and relocations. */
const BUILD_LABELS = ['complex', 'embassy', 'outpost', 'agent', 'fleet', 'relocate', 'gate', 'relocateGate'];
export const isBuild = (label: string): boolean => BUILD_LABELS.includes(label);

/** Whether a BUILD of a type has builds or relocations with this label. */
export function isOfBuild(type: Type, label: string): boolean {
  if (label === 'relocate') return true;
  const unit = label === 'agent' ? 'political' : label === 'fleet' ? 'martial' : 'industrial';
  return (BASE_TYPE[label] ?? unit) === type;
}

/** A build or relocation inside a BUILD of a type. */
export function whyNotBuild(s: Readonly<State>, seat: Seat, type: Type, [label, ...args]: AnyMove): Refusal {
  if (!isOfBuild(type, label)) return no('another-build', 'HG-BLD-01', { type });
  switch (label) {
    case 'agent':
    case 'fleet':
      return whyNotUnit(s, seat, label, args);
    case 'relocate':
      return whyNotRelocate(s, seat, type, args);
    case 'gate':
      return whyNotGate(s, seat, args);
    case 'relocateGate':
      return whyNotRelocateGate(s, seat, args);
    default:
      return whyNotBase(s, seat, type, args);
  }
}
