import { predict, type Seat } from '@conclave/kernel';
import { dominations } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { knowledgeAfter as afterPlacing, outlook } from '../../words/production.ts';
import type { Draft } from '../drafting.ts';

/** A seat's Knowledge after the move under construction; as it is while nothing is complete. */
export function knowledgeAfter(
  view: Readonly<State>,
  seat: Seat,
  { complete, picks }: Draft,
): readonly number[] {
  const now = view.knowledge[seat]!;
  if (complete === null || picks.length === 0) return now;
  if (complete[0] === 'place') {
    const [, tile, cell, rotation] = complete;
    return afterPlacing(view, seat, outlook(view, seat, tile, cell, rotation));
  }
  const paid = predict(dominations, view as State, seat, complete)?.events.find(
    (event) => event[0] === 'paid' && event[1] === seat,
  );
  return paid?.[0] === 'paid' ? now.map((n, domain) => n - paid[2][domain]!) : now;
}

/** A seat's limits after the move under construction. */
export function limitsAfter(
  view: Readonly<State>,
  seat: Seat,
  { complete, picks }: Draft,
): readonly number[] {
  if (complete === null || picks.length === 0 || complete[0] === 'place') return view.limits[seat]!;
  return predict(dominations, view as State, seat, complete)?.view.limits[seat] ?? view.limits[seat]!;
}
