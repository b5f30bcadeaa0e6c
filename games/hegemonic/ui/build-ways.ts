import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { unitsOf } from '../rules/board.ts';
import { buildCost, unitCost } from '../rules/build/offers.ts';
import { nextCost, supply } from '../rules/networks.ts';
import type { Move, State, Unit } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import { BASE_TEXT, caps, UNIT_TEXT } from '../words/names.ts';
import type { Offer, Picked } from './parts.ts';
import type { PieceKind, Thing } from './symbols/drawings.ts';

type View = Readonly<State>;

/** One kind of thing to do with an action card, as a button: it chooses a part of the move. */
export interface Way {
  readonly pick: Picked;
  readonly name: string;
  /** What it would cost and bring now. */
  readonly effect: string;
  readonly piece?: PieceKind;
  readonly thing?: Thing;
  readonly offers: readonly Offer[];
  /** Why nothing of it is possible now. */
  readonly lack?: string;
}

const PIECE_OF: { readonly [type in Type]: PieceKind } = {
  industrial: 'complex',
  political: 'embassy',
  martial: 'outpost',
};

/** The offers with these labels. */
export const labelled = (offers: readonly Offer[], ...labels: readonly Move[0][]): readonly Offer[] =>
  offers.filter(({ move: [label] }) => labels.includes(label));

/** “pay 3 CAPs”, “pay from 3 CAPs”, “some free”. */
export function priceRange(prices: readonly number[]): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (least === 0) return most === 0 ? 'free' : 'some free';
  return `pay ${least === most ? '' : 'from '}${caps(least)}`;
}

const unaffordable = (cost: number, owned: number): string | null =>
  cost > owned ? `You would pay ${caps(cost)}, and you have ${owned}.` : null;

function baseWay(view: View, seat: Seat, type: Type, offers: readonly Offer[]): Way {
  const label = PIECE_OF[type] as 'complex' | 'embassy' | 'outpost';
  const own = labelled(offers, label);
  const prices = own.map(({ parts }) => buildCost(view, seat, type, parts.at!));
  const lack =
    supply(view, seat, type) === 0
      ? `All your ${BASE_TEXT[type].many} are on the board.`
      : (unaffordable(nextCost(view, seat, type), view.caps[seat]!) ??
        `No open ${type} Location is within range.`);
  return {
    pick: ['action', label],
    name: BASE_TEXT[type].name,
    piece: label,
    effect: own.length === 0 ? 'none possible' : `${priceRange(prices)}; ${plural(own.length, 'place')}`,
    offers: own,
    ...(own.length === 0 ? { lack } : {}),
  };
}

function unitWay(view: View, seat: Seat, unit: Unit, offers: readonly Offer[]): Way {
  const own = labelled(offers, unit);
  const cost = unitCost(view, unit);
  const base = BASE_TEXT[unit === 'agent' ? 'political' : 'martial'].name;
  const lack = unitsOf(view, seat, unit).includes(-1)
    ? (unaffordable(cost, view.caps[seat]!) ?? `${sentenceOf(unit)} goes where you have an ${base}.`)
    : `All your ${UNIT_TEXT[unit].many} are on the board.`;
  return {
    pick: ['action', unit],
    name: UNIT_TEXT[unit].name,
    piece: unit,
    effect: own.length === 0 ? 'none possible' : `pay ${caps(cost)}; ${plural(own.length, 'place')}`,
    offers: own,
    ...(own.length === 0 ? { lack } : {}),
  };
}

const sentenceOf = (unit: Unit): string => `${unit === 'agent' ? 'An' : 'A'} ${UNIT_TEXT[unit].name}`;

function gateWay(view: View, seat: Seat, offers: readonly Offer[]): Way {
  const own = labelled(offers, 'gate');
  const lack = view.gates[seat]!.includes(-1)
    ? (unaffordable(tables(view).gateCost, view.caps[seat]!) ??
      'From no sector with a Complex of yours a second half is in reach.')
    : 'All your Gate pairs are on the board.';
  return {
    pick: ['action', 'gate'],
    name: 'Gate pair',
    piece: 'gate',
    effect: own.length === 0 ? 'none possible' : `pay ${caps(tables(view).gateCost)}`,
    offers: own,
    ...(own.length === 0 ? { lack } : {}),
  };
}

/** Relocations: only shown where they are possible. */
function relocations(view: View, type: Type, offers: readonly Offer[]): Way[] {
  const bases = labelled(offers, 'relocate');
  const gates = labelled(offers, 'relocateGate');
  const base: Way = {
    pick: ['action', 'relocate'],
    name: MOVES.relocate.name,
    piece: PIECE_OF[type],
    effect: 'from anywhere',
    offers: bases,
  };
  const gate: Way = {
    pick: ['action', 'relocateGate'],
    name: MOVES.relocateGate.name,
    piece: 'gate',
    effect: `pay ${caps(tables(view).gateCost)}`,
    offers: gates,
  };
  return [base, gate].filter(({ offers }) => offers.length > 0);
}

/** What a BUILD of a type offers. */
export function buildWays(view: View, seat: Seat, type: Type, offers: readonly Offer[]): Way[] {
  const beside =
    type === 'industrial'
      ? gateWay(view, seat, offers)
      : unitWay(view, seat, type === 'political' ? 'agent' : 'fleet', offers);
  return [baseWay(view, seat, type, offers), beside, ...relocations(view, type, offers)];
}
