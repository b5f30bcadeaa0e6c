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

/** Moves that end a turn early: said outright, never the outcome of other choices. */
export const isEnd = ([label]: Move): boolean =>
  label === 'endWar' || label === 'pass' || label === 'endExpansion';
