import type { Seat } from '@conclave/kernel';
import { type Offer as Offered, offersOnce } from '@conclave/web/kit/table';
import type { ActionCard, PatternKey } from '../data/cards.ts';
import { LEADERS, type LeaderKey } from '../data/leaders.ts';
import type { TechnologyKey } from '../data/technologies.ts';
import type { Type } from '../data/tracks.ts';
import { attackingUnit } from '../rules/attacks.ts';
import { unitsOf } from '../rules/board.ts';
import type { Move, Side, State } from '../rules/types.ts';

/** What one chooses to make a move: its label as `action`, and what else the move names. */
export interface Parts {
  readonly action: Move[0];
  /** The sector a move starts on, or the only one it is about. */
  readonly at?: number;
  /** Where a base or unit goes; what an attack is aimed at. */
  readonly to?: number;
  /** The number of the Agent or Fleet. */
  readonly unit?: number;
  readonly pattern?: PatternKey;
  readonly defender?: Seat;
  readonly target?: Type;
  /** A technology card. */
  readonly card?: number;
  /** An Advanced Technology that makes room, -1 for none. */
  readonly drop?: number;
  readonly choice?: ActionCard;
  readonly tile?: number;
  readonly seat?: Seat;
  readonly n?: number;
  /** What a technology is drawn from: everything that is a draw has one. */
  readonly draw?: 'any';
  readonly pile?: number;
  readonly faction?: number;
  readonly side?: Side;
  readonly technology?: TechnologyKey;
  readonly leader?: number;
  readonly level?: number;
  readonly pair?: number;
  /** Cards or pairs chosen out of several, ascending, as a text: “3 17”. */
  readonly set?: string;
  /** The first cell of a board that is laid, “q,r”, and its turns by 60 degrees. */
  readonly cell?: string;
  readonly turn?: number;
}

export type PartName = keyof Parts;
export type Value = string | number;
/** A part as it was chosen. */
export type Picked = readonly [name: PartName, value: Value];

/** A move on offer, taken to pieces. */
export type Offer = Offered<Move, Parts>;

type LeadArgs = readonly (number | string)[];
type ReadLead = (args: LeadArgs, view: Readonly<State>, seat: Seat) => Omit<Parts, 'action' | 'level'>;

const sectorOf: ReadLead = ([at]) => ({ at: at as number });
const cardOf: ReadLead = ([card]) => ({ card: card as number });
const fleetOf: ReadLead = ([fleet, to], view, seat) => ({
  unit: fleet as number,
  at: view.fleets[seat]![fleet as number]!,
  to: to as number,
});

/** What the arguments of an ability are, by leader and level, where it has any. */
const LEAD: { readonly [leader in LeaderKey]?: { readonly [level: number]: ReadLead } } = {
  envoy: { 2: cardOf },
  thorsWill: { 2: ([pair, at]) => ({ pair: pair as number, at: at as number }), 3: sectorOf },
  prefects: { 2: sectorOf, 3: sectorOf },
  izanagi: { 1: fleetOf },
  eadrom: { 1: fleetOf, 2: sectorOf, 3: ([tile, at]) => ({ tile: tile as number, at: at as number }) },
  assemblySpeaker: {
    1: ([side]) => ({ side: side as Side }),
    2: sectorOf,
    3: ([choice]) => ({ choice: choice as ActionCard }),
  },
  occlusMagnus: { 1: ([seat]) => ({ seat: seat as Seat }) },
  technocrat: { 1: ([pile]) => ({ pile: pile as number }), 2: cardOf },
  entombed: { 3: sectorOf },
};

function readAttack(
  view: Readonly<State>,
  seat: Seat,
  move: Extract<Move, readonly ['attack', ...unknown[]]>,
): Parts {
  const [action, pattern, by, to, defender, target] = move;
  const unit = attackingUnit(pattern);
  const where = unit === null ? { at: by } : { unit: by, at: unitsOf(view, seat, unit)[by]! };
  return { action, pattern, ...where, to, defender, target };
}

type OneSector = Extract<Move, readonly [string, number]>;
const ONE_SECTOR: ReadonlySet<Move[0]> = new Set<Move[0]>([
  'home',
  'complex',
  'embassy',
  'outpost',
  'agent',
  'fleet',
  'gate',
  'otherHalf',
  'drawStack',
  'fill',
]);
/** Whether moves with this label name a sector and nothing else. */
export const namesOneSector = (label: Move[0]): label is OneSector[0] => ONE_SECTOR.has(label);

function read(view: Readonly<State>, seat: Seat, move: Move): Parts {
  const [action] = move;
  if (namesOneSector(action)) return { action, at: move[1] as number };
  switch (move[0]) {
    case 'layBoard':
      return { action, cell: `${move[1]},${move[2]}`, turn: move[3] };
    case 'leader':
      return { action, leader: move[1] };
    case 'drawDeck':
      return { action, draw: 'any' };
    case 'takeBack':
      return { action, draw: 'any', card: move[1] };
    case 'keep':
    case 'discard':
    case 'commit':
    case 'drop':
      return { action, card: move[1] };
    case 'advance':
      return { action, card: move[1], drop: move[2] ?? -1 };
    case 'place':
      return { action, tile: move[1], at: move[2] };
    case 'drawDiscard':
      return { action, draw: 'any', pile: move[1] };
    case 'card':
      return { action, choice: move[1] };
    case 'start':
    case 'arbiter':
      return { action, seat: move[1] };
    case 'redraw':
    case 'destroyGates':
      return { action, set: move.slice(1).join(' ') };
    case 'relocateGate':
      return { action, pair: move[1], at: move[2] };
    case 'relocate':
      return { action, at: move[1], to: move[2] };
    case 'moveAgent':
    case 'moveFleet':
      return {
        action,
        unit: move[1],
        at: unitsOf(view, seat, move[0] === 'moveAgent' ? 'agent' : 'fleet')[move[1]]!,
        to: move[2],
      };
    case 'attack':
      return readAttack(view, seat, move);
    case 'drawFaction':
      return { action, faction: move[1] };
    case 'lend':
      return { action, side: move[1] };
    case 'use':
      return { action, technology: move[1], ...(move[2] === undefined ? {} : { at: move[2] }) };
    case 'lead': {
      const [, level, ...args] = move;
      const more = LEAD[LEADERS[view.leaders[seat]!]!.key]?.[level]?.(args, view, seat);
      return { action, level, ...more };
    }
    case 'give':
      return { action, seat: move[1], n: move[2] };
    default:
      return { action };
  }
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
