import { partsOf } from '@conclave/frame/moves.ts';
import type { Seat } from '@conclave/kernel';
import { type Manner, type Offer as Offered, offersOnce, type Picks } from '@conclave/kit/table';
import type { Move, State } from '../rules/types.ts';
import { MOVES, type Parts } from '../words/moves.ts';

export type PartName = keyof Parts;
export type Value = string | number;
/** A part as it was chosen. */
export type Picked = Picks<Parts>[number];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

/** What the own warlord does begins where it stands. */
const BY_WARLORD: ReadonlySet<Move[0]> = new Set<Move[0]>(['heal', 'moveWarlord', 'ability']);

function read(view: Readonly<State>, seat: Seat, move: Move): Parts {
  const parts = partsOf(MOVES, move);
  return BY_WARLORD.has(move[0]) ? { ...parts, at: view.warlords[seat]! } : parts;
}

const once = offersOnce<Move, Parts>();

/** The moves on offer to a seat, taken to pieces once. */
export const offersOf = (view: Readonly<State>, seat: Seat, moves: readonly Move[]): readonly Offer[] =>
  once(moves, (move) => read(view, seat, move));

const ENDS: ReadonlySet<Move[0]> = new Set<Move[0]>(['endActions', 'stop', 'decline']);
/** Moves that end something early are said outright. */
export const MANNER: Manner<Move, Parts> = { isOutright: ([label]) => ENDS.has(label) };
