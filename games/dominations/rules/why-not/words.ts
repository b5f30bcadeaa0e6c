import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { fits, spotAt } from '@conclave/mechanics/edge-match';
import { tables } from '../../data/tables.ts';
import { treeOpenings } from '../tree.ts';
import type { State } from '../types.ts';

export type Args = readonly (string | number)[];

/** Whether something is the number of an entry of a list. */
export const isIn = (list: readonly unknown[], x: string | number | undefined): x is number =>
  typeof x === 'number' && list[x] !== undefined;

/** Whether something is a whole number from `least` to `most`. */
export const isWhole = (x: string | number | undefined, least: number, most: number): x is number =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most;

/** Why a seat cannot pay so much of a Domain. */
export function cannotPay(
  s: Readonly<State>,
  seat: Seat,
  rule: string,
  domain: number,
  cost: number,
): Refusal {
  const held = s.knowledge[seat]![domain]!;
  return no('cannot-pay', rule, { domain, cost, held, missing: cost - held });
}

/** Why a card cannot go to (x, y) in a seat's Tree; null if it can (DM-TRE-02, 03). */
export function whyNotTree(s: Readonly<State>, seat: Seat, card: number, [x, y]: Args): Refusal | null {
  if (typeof x !== 'number' || typeof y !== 'number') return no('no-such-place', 'DM-TRE-01');
  const spot = spotAt(x, y);
  if (s.spots[seat]!.includes(spot)) return no('place-taken', 'DM-TRE-02');
  const opening = treeOpenings(s, seat).find((open) => open.spot === spot);
  if (opening === undefined) return no('not-beside-card', 'DM-TRE-02');
  return fits(opening, tables(s).sides[card]!) ? null : no('sides-differ', 'DM-TRE-03');
}
