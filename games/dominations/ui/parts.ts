import { partsOf } from '@conclave/frame/moves.ts';
import { type Offer as Offered, offersOnce, type Picks } from '@conclave/kit/table';
import { spotAt } from '@conclave/mechanics/edge-match';
import type { Move } from '../rules/types.ts';
import { MOVES, type Parts } from '../words/moves.ts';

export type PartName = keyof Parts;
export type Value = string | number;
/** A part as it was chosen. */
export type Picked = Picks<Parts>[number];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

/** A place in a Tree is one number here, packed as in mechanics/edge-match. */
function read(move: Move): Parts {
  const parts = partsOf(MOVES, move);
  const [x, y] = move.slice(-2) as readonly number[];
  return parts.spot === undefined ? parts : { ...parts, spot: spotAt(x!, y!) };
}

const once = offersOnce<Move, Parts>();

/** The moves on offer, taken to pieces once. */
export const offersOf = (moves: readonly Move[]): readonly Offer[] => once(moves, read);
