import type { Seat } from '@conclave/kernel';
import type { CivilisationKey } from '../data/civilisations.ts';
import type { Strategy } from '../data/strategies.ts';
import type { Move } from '../rules/types.ts';

/** What one chooses to make a move: its label as `action`, and what else the move names. */
export interface Parts {
  readonly action: Move[0];
  readonly civilisation?: CivilisationKey;
  readonly card?: number;
  readonly strategy?: Strategy;
  readonly discard?: number;
  /** The sector a move starts on, or the only one it is about. */
  readonly from?: number;
  readonly to?: number;
  readonly n?: number;
  readonly opponent?: Seat;
}

export type PartName = keyof Parts;
export type Value = string | number;
/** A part as it was chosen. */
export type Picked = readonly [name: PartName, value: Value];

function read(move: Move): Parts {
  switch (move[0]) {
    case 'civilisation':
      return { action: move[0], civilisation: move[1] };
    case 'choose': {
      const [action, card, strategy, discard] = move;
      return { action, card, strategy, ...(discard === undefined ? {} : { discard }) };
    }
    case 'move':
    case 'portal':
      return { action: move[0], from: move[1], to: move[2], n: move[3] };
    case 'ambush':
    case 'convert':
      return { action: move[0], from: move[1], opponent: move[2] };
    case 'slot':
    case 'battle':
    case 'colonize':
    case 'produce':
      return { action: move[0], from: move[1] };
    default:
      return { action: move[0] };
  }
}

const known = new WeakMap<Move, Parts>();

/** The parts of a listed move, worked out once. */
export function partsOf(move: Move): Parts {
  let parts = known.get(move);
  if (!parts) {
    parts = read(move);
    known.set(move, parts);
  }
  return parts;
}

/** Moves that end a turn early: said outright, never the outcome of other choices. */
export const isEnd = ([label]: Move): boolean =>
  label === 'endWar' || label === 'pass' || label === 'endExpansion';
