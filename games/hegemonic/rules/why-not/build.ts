import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { GATE_COST, type Type } from '../../data/tracks.ts';
import { basesIn, buildReach, hasRoom, isForeignHome, tileAt, unitsOf } from '../board.ts';
import { BASE_TYPE, buildCost, gateReach, halvesOf, relocationCost, unitCost } from '../build/offers.ts';
import { ways, waysWithout } from '../distances.ts';
import { supply } from '../networks.ts';
import type { State } from '../types.ts';
import { type Args, isSector, no } from './words.ts';

const RANGE_RULE = 'HG-BLD-03';

const cannotPay = (s: Readonly<State>, seat: Seat, rule: string, cost: number): Refusal =>
  no('cannot-pay', rule, { cost, caps: s.caps[seat]! });

/** The sector itself, range and price apart. */
function whyNotRoom(s: Readonly<State>, seat: Seat, type: Type, sector: number): Refusal | null {
  if (tileAt(s, sector) === null) return no('no-tile', RANGE_RULE);
  if (isForeignHome(s, seat, sector)) return no('foreign-home', 'HG-BLD-05');
  return hasRoom(s, seat, type, sector) ? null : no('no-location', RANGE_RULE, { type });
}

function whyNotBase(s: Readonly<State>, seat: Seat, type: Type, [sector]: Args): Refusal | null {
  if (!isSector(s, sector)) return no('no-such-sector', 'HG-GEO-01');
  if (supply(s, seat, type) === 0) return no('no-base-left', 'HG-GEN-03', { type });
  const room = whyNotRoom(s, seat, type, sector);
  if (room !== null) return room;
  if (buildReach(s, seat, type)[sector] === 0) return no('out-of-range', RANGE_RULE, { type });
  return cannotPay(s, seat, 'HG-BLD-04', buildCost(s, seat, type, sector));
}

function whyNotUnit(s: Readonly<State>, seat: Seat, unit: 'agent' | 'fleet', [sector]: Args): Refusal | null {
  if (!isSector(s, sector)) return no('no-such-sector', 'HG-GEO-01');
  if (!unitsOf(s, seat, unit).includes(-1)) return no('no-unit-left', 'HG-GEN-03', { unit });
  const type = unit === 'agent' ? 'political' : 'martial';
  if (basesIn(s, seat, type, sector) === 0) return no('no-own-base', 'HG-BLD-07', { type });
  return cannotPay(s, seat, 'HG-BLD-07', unitCost(unit));
}

function whyNotRelocate(s: Readonly<State>, seat: Seat, type: Type, [from, to]: Args): Refusal | null {
  if (!isSector(s, from) || !isSector(s, to)) return no('no-such-sector', 'HG-GEO-01');
  if (basesIn(s, seat, type, from) === 0) return no('no-own-base', 'HG-BLD-08', { type });
  if (from === to) return no('same-sector', 'HG-BLD-08');
  const room = whyNotRoom(s, seat, type, to);
  if (room !== null) return room;
  const cost = relocationCost(s, seat, type, buildReach(s, seat, type), to);
  if (Number.isFinite(cost)) return cannotPay(s, seat, 'HG-BLD-08', cost);
  return supply(s, seat, type) > 0
    ? no('bases-left', 'HG-BLD-08', { type, left: supply(s, seat, type) })
    : no('out-of-range', RANGE_RULE, { type });
}

function whyNotFirstHalf(
  s: Readonly<State>,
  seat: Seat,
  pair: number,
  sector: Args[number] | undefined,
): Refusal {
  if (!isSector(s, sector)) return no('no-such-sector', 'HG-GEO-01');
  if (s.complexes[seat]![sector] === 0) return no('no-own-complex', 'HG-BLD-10');
  if (s.caps[seat]! < GATE_COST) return cannotPay(s, seat, pair < 0 ? 'HG-BLD-10' : 'HG-BLD-12', GATE_COST);
  return no('no-other-half', 'HG-BLD-10', { reach: gateReach(s, seat) });
}

function whyNotGate(s: Readonly<State>, seat: Seat, [sector]: Args): Refusal {
  const isAllBuilt = [0, 1, 2].every((pair) => s.gates[seat]![2 * pair]! >= 0);
  return isAllBuilt ? no('no-gate-left', 'HG-GEN-03') : whyNotFirstHalf(s, seat, -1, sector);
}

function whyNotRelocateGate(s: Readonly<State>, seat: Seat, [pair, sector]: Args): Refusal {
  const isBuilt = pair === 0 || pair === 1 || pair === 2 ? halvesOf(s, seat, pair)[0] >= 0 : false;
  return isBuilt ? whyNotFirstHalf(s, seat, pair as number, sector) : no('no-such-gate', 'HG-BLD-12');
}

function whyNotOtherHalf(s: Readonly<State>, seat: Seat, [b]: Args): Refusal {
  const { pair, a, reach } = s.agenda.at(-1) as Frame & { pair: number; a: number; reach: number };
  if (!isSector(s, b)) return no('no-such-sector', 'HG-GEO-01');
  if (a === b) return no('same-sector', 'HG-BLD-10');
  if (isForeignHome(s, seat, b)) return no('foreign-home', 'HG-BLD-05');
  if ((tileAt(s, b)?.industrial ?? 0) === 0) return no('no-location', 'HG-BLD-10', { type: 'industrial' });
  const { size, steps } = pair < 0 ? ways(s) : waysWithout(s, seat, pair);
  const distance = steps[a * size + b]!;
  return distance > reach
    ? no('gate-too-far', 'HG-BLD-10', { distance, reach })
    : no('same-sector', 'HG-BLD-12');
}

/** A build or relocation inside a BUILD of a type; without a type the card has no BUILD. */
export function whyNotBuild(
  s: Readonly<State>,
  seat: Seat,
  type: Type | undefined,
  [label, ...args]: AnyMove,
): Refusal | null {
  const base = BASE_TYPE[label];
  const needed =
    base ??
    (label === 'agent'
      ? 'political'
      : label === 'fleet'
        ? 'martial'
        : label === 'relocate'
          ? type
          : 'industrial');
  if (type === undefined || needed !== type) return no('not-on-card', 'HG-BLD-01', { label });
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
    case 'otherHalf':
      return whyNotOtherHalf(s, seat, args);
    default:
      return whyNotBase(s, seat, type, args);
  }
}
