import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { TECH, type TechnologyKey } from '../../data/technologies.ts';
import { gateReach } from '../build/offers.ts';
import { outcome } from '../conflict/outcome.ts';
import { factionOf, seatOf, typeOf } from '../conflict/power.ts';
import { farHalf, rescuable, rescuer, toBeSaved } from '../conflict/reactions.ts';
import { distanceBetween, waysWithout } from '../distances.ts';
import { has, priceOf, technologyOf } from '../technologies.ts';
import { SIDES, type Side, type State } from '../types.ts';
import { whyNotRoom } from './build.ts';
import { type Args, noSector } from './words.ts';

/** A loan to a side (HG-CON-23 to 27, HG-TX-P5). */
export function whyNotLend(s: Readonly<State>, [name]: Args): Refusal {
  const c = s.conflict!;
  const side = SIDES.indexOf(name as Side);
  if (side < 0) return no('no-such-side', 'HG-CON-23');
  if (typeOf(c, side) !== 'political') return no('lends-no-politics', 'HG-CON-24', { type: typeOf(c, side) });
  if (factionOf(s, c, side) < 0) return no('lends-no-faction', 'HG-CON-26');
  if (has(s, seatOf(c, 1 - side), 'barsLoans')) return no('lends-barred', 'HG-TX-P5');
  return no('cannot-lend', 'HG-CON-24', { faction: factionOf(s, c, side) });
}

/** A base that fills a place won (HG-CON-34). */
export function whyNotFill(s: Readonly<State>, [from]: Args): Refusal {
  const c = s.conflict!;
  const none = noSector(s, from);
  if (none) return none;
  if (from === c.sector) return no('fills-from-there', 'HG-CON-34');
  return no('no-own-base', 'HG-CON-34', { type: c.target });
}

/** Gate pairs to be destroyed (HG-CON-37). */
export function whyNotDestroy(s: Readonly<State>, pairs: Args): Refusal {
  const { pairs: exposed } = outcome.under(s)!;
  return pairs.every((pair) => exposed.includes(pair as number))
    ? no('named-twice', 'HG-CON-37')
    : no('not-exposed', 'HG-CON-37');
}

/** The half of a Gate pair that is saved (HG-TX-I1). */
function whyNotGateRefuge(s: Readonly<State>, owner: Seat, to: number): Refusal {
  const { sector } = s.conflict!;
  const { pairs } = outcome.under(s)!;
  const cost = priceOf(s, 'gateRescue');
  if (s.caps[owner]! < cost) return no('cannot-pay', 'HG-TX-I1', { cost, caps: s.caps[owner]! });
  const pair = toBeSaved(s, owner, pairs)!;
  const far = farHalf(s, owner, pair, sector);
  if (to === sector) return no('same-sector', 'HG-TX-I1');
  if (to === far) return no('beside-its-half', 'HG-BLD-10');
  if (s.complexes[owner]![to] === 0) return no('no-own-complex', 'HG-TX-I1');
  const { size, steps } = waysWithout(s, owner, pair);
  return no('gate-too-far', 'HG-TX-I1', { distance: steps[far * size + to]!, reach: gateReach(s, owner) });
}

/** The Outpost of a lost stack that is saved (HG-TX-M5). */
function whyNotOutpostRefuge(s: Readonly<State>, seat: Seat, to: number): Refusal {
  const { sector, lost } = s.conflict!;
  if (to === sector) return no('place-lost', 'HG-TX-M5');
  const room = whyNotRoom(s, seat, 'martial', to);
  if (room !== null) return room;
  return no('beyond-lost-range', 'HG-TX-M5', { distance: distanceBetween(s, sector, to), range: lost - 1 });
}

/** An Agent that has won goes to an Embassy (HG-TX-P2). */
function whyNotWithdrawal(s: Readonly<State>, seat: Seat, to: number): Refusal {
  const isThere = s.agents[seat]![s.conflict!.by] === to;
  return isThere ? no('same-sector', 'HG-TX-P2') : no('no-own-base', 'HG-TX-P2', { type: 'political' });
}

/** The technology that a step asks about. */
function askedAbout(s: Readonly<State>): TechnologyKey {
  const { at, lost } = outcome.under(s)!;
  switch (at) {
    case 'rescueUnit':
      return rescuer(lost[rescuable(s, lost)]![1]);
    case 'rescueOutpost':
      return technologyOf('outpostRescue');
    case 'rescueGate':
      return technologyOf('gateRescue');
    default:
      return technologyOf('agentWithdrawal');
  }
}

/** D-REACT: an Advanced Technology, with the sector that it needs. */
export function whyNotReact(s: Readonly<State>, seat: Seat, [key, to]: Args): Refusal {
  const asked = askedAbout(s);
  if (key !== asked) return no('other-technology', 'HG-TEC-11', { kind: TECH[asked] });
  const none = noSector(s, to);
  if (none) return none;
  const { at } = outcome.under(s)!;
  if (at === 'rescueGate') return whyNotGateRefuge(s, seat, to as number);
  if (at === 'rescueOutpost') return whyNotOutpostRefuge(s, seat, to as number);
  return whyNotWithdrawal(s, seat, to as number);
}
