import { type MoveRow, type PartsOf, partsOf } from '@conclave/frame/moves.ts';
import type { Seat } from '@conclave/kernel';
import { type Offer as Offered, offersOnce, type Picks } from '@conclave/kit/table';
import { unitsOf } from '../rules/board.ts';
import type { Move, State } from '../rules/types.ts';
import { MOVES, rowIn } from '../words/moves.ts';

/**
 * What one chooses to make a move. `at` is the sector it starts on, or the only one it is about; `to` where a base or unit
 * goes, or what an attack is aimed at; `drop` an Advanced Technology that makes room, -1 for none.
 */
export type Parts = Omit<PartsOf<Move, typeof MOVES>, 'set'> & {
  /** Cards or pairs chosen out of several, ascending, as a text: “3 17”. */
  readonly set?: string;
  /** What a technology is drawn from: everything that is a draw has one. */
  readonly draw?: 'any';
};

export type PartName = keyof Parts;
export type Value = string | number;
/** A part as it was chosen. */
export type Picked = Picks<Parts>[number];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

/** Whether moves with this label name a sector and nothing else. */
export function namesOneSector(label: Move[0]): label is Extract<Move, readonly [string, number]>[0] {
  const row: MoveRow = MOVES[label];
  return row.args?.join() === 'sector:at';
}

/** What a move says besides the numbers it names. */
function besides(move: Move): Partial<Parts> {
  switch (move[0]) {
    case 'drawDeck':
    case 'drawDiscard':
    case 'takeBack':
      return { draw: 'any' };
    case 'advance':
      return { drop: move[2] ?? -1 };
    case 'redraw':
    case 'destroyGates':
      return { set: move.slice(1).join(' ') };
    default:
      return {};
  }
}

const UNIT_KINDS = ['agent', 'fleet'] as const;

/** A unit starts where it stands. */
function read(view: Readonly<State>, seat: Seat, move: Move): Parts {
  const row = rowIn(view.leaders[seat] ?? -1, move);
  const parts = partsOf({ [move[0]]: row }, move) as unknown as Parts;
  const unit = UNIT_KINDS.find((kind) => row.args?.includes(`${kind}:unit`));
  const at = unit && unitsOf(view, seat, unit)[parts.unit!]!;
  return { ...parts, ...(at !== undefined && { at }), ...besides(move) };
}

const once = offersOnce<Move, Parts>();

/** The moves on offer to a seat, taken to pieces once. */
export const offersOf = (view: Readonly<State>, seat: Seat, moves: readonly Move[]): readonly Offer[] =>
  once(moves, (move) => read(view, seat, move));

const ENDS: ReadonlySet<Move[0]> = new Set<Move[0]>(['endTurn', 'stop', 'pass', 'decline', 'drawNothing']);
/** Moves that end something early: said outright, never the outcome of other choices. */
export const isEnd = ([label]: Move): boolean => ENDS.has(label);

const ASIDES: ReadonlySet<Move[0]> = new Set<Move[0]>(['give', 'drop']);
/** Moves that answer no question and are open all the time: only ever made on purpose. */
export const isAside = ([label]: Move): boolean => ASIDES.has(label);
