import type { Refusal, Seat } from '@conclave/kernel';
import { fits, spotAt } from '@conclave/mechanics/edge-match';
import { SIDES_OF } from '../../data/cards.ts';
import { DOMAINS } from '../../data/domains.ts';
import { treeOpenings } from '../tree.ts';
import type { State } from '../types.ts';

export type Args = readonly (string | number)[];

export const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({
  code,
  params,
  rule,
});

/** Whether something is the number of an entry of a list. */
export const isIn = (list: readonly unknown[], x: string | number | undefined): x is number =>
  typeof x === 'number' && list[x] !== undefined;

/** Why one Knowledge of a Domain cannot be named next where they are named in ascending order. */
export function whyNotNext(
  domain: string | number | undefined,
  least: number,
  rule: string,
  held: number,
): Refusal {
  if (!isIn(DOMAINS, domain)) return no('no-such-domain', rule);
  if (domain < least) return no('not-ascending', rule);
  return held > 0 ? no('too-little-left', rule) : no('not-held', rule, { domain });
}

/** Why a seat cannot pay so much of a Domain. */
export const cannotPay = (
  s: Readonly<State>,
  seat: Seat,
  rule: string,
  domain: number,
  cost: number,
): Refusal => no('cannot-pay', rule, { domain, cost, held: s.knowledge[seat]![domain]! });

/** Why a card cannot go to (x, y) in a seat's Tree; null if it can (DM-TRE-02, 03). */
export function whyNotTree(s: Readonly<State>, seat: Seat, card: number, [x, y]: Args): Refusal | null {
  if (typeof x !== 'number' || typeof y !== 'number') return no('no-such-place', 'DM-TRE-01');
  const spot = spotAt(x, y);
  if (s.spots[seat]!.includes(spot)) return no('place-taken', 'DM-TRE-02');
  const opening = treeOpenings(s, seat).find((open) => open.spot === spot);
  if (opening === undefined) return no('not-beside-card', 'DM-TRE-02');
  return fits(opening, SIDES_OF[card]!) ? null : no('sides-differ', 'DM-TRE-03');
}
