import { spotAt } from '@conclave/mechanics/edge-match';
import { type Offer as Offered, offersOnce } from '@conclave/web/kit/table';
import type { Move } from '../rules/types.ts';

/** What one chooses to make a move: its label as `action`, and what else the move names. */
export interface Parts {
  readonly action: Move[0];
  /** A Land tile, the place of the map where it goes, and how it is turned. */
  readonly tile?: number;
  readonly cell?: number;
  readonly rotation?: number;
  /** A kind of Mastery card and its copy. */
  readonly kind?: number;
  readonly copy?: number;
  /** A place in `monuments` of the state; in the draft a number of the table. */
  readonly monument?: number;
  /** A place in the own Tree, packed as in mechanics/edge-match. */
  readonly spot?: number;
  /** Knowledge gained, lost or paid with; what an exchange brings. */
  readonly domain?: number;
  /** Knowledge that is given in an exchange. */
  readonly from?: number;
  readonly omen?: number;
  readonly objective?: number;
  /** An ambition; how much of the Primary Domain is paid. */
  readonly n?: number;
}

export type PartName = keyof Parts;
export type Value = string | number;
/** A part as it was chosen. */
export type Picked = readonly [name: PartName, value: Value];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

function read(move: Move): Parts {
  const [action] = move;
  switch (move[0]) {
    case 'keep':
      return { action, monument: move[1], ...(move[2] === undefined ? {} : { objective: move[2] }) };
    case 'declare':
      return { action, n: move[1] };
    case 'choose':
    case 'lose':
    case 'spend':
      return { action, domain: move[1] };
    case 'place':
      return { action, tile: move[1], cell: move[2], rotation: move[3] };
    case 'omen':
      return { action, omen: move[1] };
    case 'fall':
    case 'city':
    case 'upgrade':
    case 'site':
      return { action, cell: move[1] };
    case 'exchange':
      return { action, domain: move[1], from: move[2] };
    case 'more':
      return { action, from: move[1] };
    case 'monument':
    case 'patronage':
      return { action, monument: move[1], spot: spotAt(move[2], move[3]) };
    case 'gain':
      return { action, kind: move[1], copy: move[2], spot: spotAt(move[3], move[4]) };
    case 'advance':
      return { action, kind: move[1] };
    case 'pay':
      return { action, n: move[1] };
    default:
      return { action };
  }
}

const once = offersOnce<Move, Parts>();

/** The moves on offer, taken to pieces once. */
export const offersOf = (moves: readonly Move[]): readonly Offer[] => once(moves, read);

/** Moves that end something early: said outright, never the outcome of other choices. */
export const isEnd = ([label]: Move): boolean => label === 'pass' || label === 'stop';
