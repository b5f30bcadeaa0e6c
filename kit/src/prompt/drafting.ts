import type { Move } from '@conclave/kernel';
import { commonParts, holdsPicks, type Offer } from './offers.ts';
import { type Pick, withPick } from './picks.ts';

/** Parts of a move as they were chosen, in order. */
export type Picks<P> = readonly Pick<keyof P & string>[];

/** A move under construction: what is chosen, and what that leaves. */
export interface Drafted<M extends Move, P> {
  /** Every part that is chosen, or the same in all moves left; of lists, what all of them have. */
  readonly chosen: Partial<P>;
  /** The parts chosen by hand, in order. */
  readonly picks: Picks<P>;
  /** The moves that hold every part chosen. */
  readonly candidates: readonly M[];
  /** The same, taken to pieces. */
  readonly offers: readonly Offer<M, P>[];
  /** The move, when nothing is missing. */
  readonly complete: M | null;
}

/** How a game reads what is not said. */
export interface Manner<M extends Move, P> {
  /** Moves that are never the outcome of other choices, such as those that end something early: their action is chosen. */
  readonly isOutright?: (move: M) => boolean;
  /** The one move that is meant if nothing more is said; without it, the only one left. */
  readonly meant?: (offers: readonly Offer<M, P>[]) => Offer<M, P> | null;
}

const onlyOne = <T>(list: readonly T[]): T | null => (list.length === 1 ? list[0]! : null);

/**
 * Takes the only offer left, or that with these values where every offer has the part, so that what is not said never
 * stands for another kind of move.
 */
export const meantBy =
  <M extends Move, P extends object>(...defaults: Picks<P>) =>
  (offers: readonly Offer<M, P>[]): Offer<M, P> | null => {
    let rest = offers;
    for (const taken of defaults) {
      const left = rest.filter((offer) => holdsPicks(offer, [taken]));
      if (left.length > 0 && rest.every(({ parts }) => parts[taken[0]] !== undefined)) rest = left;
    }
    return onlyOne(rest);
  };

/** The offers that hold these parts; outright moves only where the action is among the parts. */
export function offersLeft<M extends Move, P extends object>(
  all: readonly Offer<M, P>[],
  picks: Picks<P>,
  { isOutright }: Manner<M, P> = {},
): readonly Offer<M, P>[] {
  const says = picks.some(([name]) => name === 'action');
  return all.filter((offer) => holdsPicks(offer, picks) && (says || !isOutright?.(offer.move)));
}

/** What parts make of the moves offered. A part that is the same in every move left is chosen by itself. */
export function drafted<M extends Move, P extends object>(
  all: readonly Offer<M, P>[],
  picks: Picks<P>,
  manner: Manner<M, P> = {},
): Drafted<M, P> {
  const offers = offersLeft(all, picks, manner);
  const one = (manner.meant ?? onlyOne)(offers);
  return {
    chosen: one?.parts ?? commonParts(offers),
    picks,
    candidates: offers.map(({ move }) => move),
    offers,
    complete: one?.move ?? null,
  };
}

/**
 * Picks with this part chosen instead of another value, or besides where it holds several; parts chosen before that no
 * longer fit are given up.
 */
export const picked = <M extends Move, P extends object>(
  all: readonly Offer<M, P>[],
  picks: Picks<P>,
  name: keyof P & string,
  value: string | number,
): Picks<P> =>
  withPick(
    picks,
    [name, value],
    (held) => all.some((offer) => holdsPicks(offer, held)),
    all.some(({ parts }) => Array.isArray(parts[name])),
  );
