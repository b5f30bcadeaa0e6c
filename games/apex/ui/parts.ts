import { partsOf } from '@conclave/frame/moves.ts';
import { type Offer as Offered, offersOnce, type Picks } from '@conclave/kit/table';
import type { Move } from '../rules/types.ts';
import { MOVES, type Parts } from '../words/moves.ts';

/** A part as it was chosen. */
export type Picked = Picks<Parts>[number];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

const once = offersOnce<Move, Parts>();

/** The moves on offer, taken to pieces once. */
export const offersOf = (moves: readonly Move[]): readonly Offer[] =>
  once(moves, (move) => partsOf(MOVES, move));

/** Productions at one place by their number, as movements are by that of their ships: the same move, made so many times. */
export const withNumbers = (offers: readonly Offer[], most: number): readonly Offer[] =>
  most < 2
    ? offers
    : offers.flatMap((offer) =>
        offer.move[0] === 'produce'
          ? Array.from({ length: most }, (_, i) => ({ ...offer, parts: { ...offer.parts, n: i + 1 } }))
          : [offer],
      );

/** Moves that end a turn early: said outright, never the outcome of other choices. */
export const isEnd = ([label]: Move): boolean =>
  label === 'endWar' || label === 'pass' || label === 'endExpansion';
