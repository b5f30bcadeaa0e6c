import type { Seat } from '@conclave/kernel';
import { production, type Site } from '../../rules/production.ts';
import type { Part, State } from '../../rules/types.ts';
import { bonuses, outlook } from '../../words/production.ts';
import { lostToLimits } from '../../words/production-words.ts';

type View = Readonly<State>;

/** What a seat Produces by a placement, before limits and what they take of it, by Domain. */
export interface Yield {
  readonly seat: Seat;
  readonly produced: readonly number[];
  readonly lost: readonly number[];
  readonly parts: readonly Part[];
}

/** All that a placement brings; what Omens do nobody knows. */
export interface Foreseen {
  /** The player first, then those others who Produce anything. */
  readonly yields: readonly Yield[];
  readonly site: Site;
  /** What cards and Monuments beside it give: “Petra gives 1 Craftsmanship”. */
  readonly more: readonly string[];
}

/** All that a placement by the seat whose turn it is brings to everybody. */
export function foreseen(
  view: View,
  seat: Seat,
  tile: number,
  cell: number,
  rotation: number,
  nameOf: (seat: Seat) => string,
): Foreseen {
  const { parts, produced, site } = production(view, seat, tile, cell, rotation);
  const others = view.order.filter((other) => other !== seat && produced[other]!.some((n) => n > 0));
  return {
    yields: [seat, ...others].map((owner) => ({
      seat: owner,
      produced: produced[owner]!,
      lost: lostToLimits(view, owner, produced[owner]!),
      parts: parts.filter((part) => part[1] === owner),
    })),
    site,
    more: bonuses(view, seat, outlook(view, seat, tile, cell, rotation), nameOf),
  };
}
