import type { Seat } from '@conclave/kernel';
import { type Offer as Offered, offersOnce } from '@conclave/web/kit/table';
import type { Move, ShipUnit, State, Token } from '../rules/types.ts';

/** What one chooses to make a move: its label as `action`, and what else the move names. */
export interface Parts {
  readonly action: Move[0];
  /** The territory a move starts on, or the only one it is about. */
  readonly at?: number;
  /** What is attacked, where the warlord goes. */
  readonly to?: number;
  readonly unit?: string;
  readonly card?: number;
  readonly option?: number;
  readonly token?: Token;
  readonly seat?: Seat;
  readonly normal?: number;
  readonly minor?: number;
  readonly faction?: number;
  readonly mission?: number;
  readonly k?: number;
}

export type PartName = keyof Parts;
export type Value = string | number;
/** A part as it was chosen. */
export type Picked = readonly [name: PartName, value: Value];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

function read(view: Readonly<State>, seat: Seat, move: Move): Parts {
  const action = move[0];
  switch (move[0]) {
    case 'faction':
      return { action, faction: move[1] };
    case 'minor':
      return { action, minor: move[1] };
    case 'mission':
      return { action, mission: move[1] };
    case 'warlord':
    case 'at':
    case 'withdraw':
    case 'reuse':
    case 'strike':
    case 'target':
    case 'exchange':
    case 'with':
      return { action, at: move[1] };
    case 'place':
    case 'recover':
      return { action, unit: move[1] };
    case 'deploy':
    case 'card':
    case 'buy':
      return { action, card: move[1] };
    case 'attack':
      return { action, at: move[1], to: move[2] };
    case 'play':
      return { action, card: move[1], option: move[2] };
    case 'heal':
    case 'ability':
      return { action, at: view.warlords[seat]! };
    case 'moveWarlord':
      return { action, at: view.warlords[seat]!, to: move[1] };
    case 'orient':
      return { action, at: move[1], k: move[2] };
    case 'put':
      return { action, at: move[1], token: move[2] };
    case 'enemy':
      return { action, seat: move[1] };
    case 'takeBack':
      return { action, normal: move[1], minor: move[2] };
    case 'send':
      return { action, seat: move[1], unit: move[2] satisfies ShipUnit };
    default:
      return { action };
  }
}

const once = offersOnce<Move, Parts>();

/** The moves on offer to a seat, taken to pieces once. */
export const offersOf = (view: Readonly<State>, seat: Seat, moves: readonly Move[]): readonly Offer[] =>
  once(moves, (move) => read(view, seat, move));

const ENDS: ReadonlySet<Move[0]> = new Set<Move[0]>(['endActions', 'stop', 'decline']);
/** Moves that end something early: said outright, never the outcome of other choices. */
export const isEnd = ([label]: Move): boolean => ENDS.has(label);
