import { capital, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import { unitsOf } from '../rules/board.ts';
import { buildCost, unitCost } from '../rules/build/offers.ts';
import { nextCost, supply } from '../rules/networks.ts';
import type { Move, State, Unit } from '../rules/types.ts';
import { MOVES } from '../words/moves.ts';
import { BASE_TEXT, caps, UNIT_TEXT } from '../words/names.ts';
import { baseSays, unitSays } from '../words/piece-words.ts';
import type { Offer, Picked } from './parts.ts';
import { bestGain } from './points.ts';
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
  /** What it is, for who points at it. */
  readonly says: string;
  readonly rule: string;
  /** Why nothing of it is possible now; `effect` then says it in a few words. */
  readonly lack?: string;
}

/** Why nothing of a way is possible: in a few words, and in a sentence. */
export type Lack = readonly [brief: string, text: string];

/** A way by what it could do now, or why it could do nothing. */
export const wayOf = (way: Omit<Way, 'effect' | 'lack'>, effect: () => string, lack: () => Lack): Way => {
  if (way.offers.length > 0) return { ...way, effect: effect() };
  const [brief, text] = lack();
  return { ...way, effect: brief, lack: text };
};

/** Facts beside each other, as far as there are any. */
export const facts = (...all: readonly string[]): string => all.filter((fact) => fact !== '').join('; ');

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

const unaffordable = (cost: number, owned: number): Lack | null =>
  cost > owned ? [`can’t pay ${caps(cost)}`, `You would pay ${caps(cost)}, and you have ${owned}.`] : null;

function baseWay(view: View, seat: Seat, type: Type, offers: readonly Offer[]): Way {
  const label = PIECE_OF[type] as 'complex' | 'embassy' | 'outpost';
  const own = labelled(offers, label);
  return wayOf(
    {
      pick: ['action', label],
      name: BASE_TEXT[type].name,
      piece: label,
      offers: own,
      says: baseSays(tables(view), type),
      rule: 'HG-BLD-03',
    },
    () =>
      facts(
        bestGain(view, seat, own),
        priceRange(own.map(({ parts }) => buildCost(view, seat, type, parts.at!))),
        plural(own.length, 'place'),
      ),
    () =>
      supply(view, seat, type) === 0
        ? ['all on the board', `All your ${BASE_TEXT[type].many} are on the board.`]
        : (unaffordable(nextCost(view, seat, type), view.caps[seat]!) ?? [
            'no place in range',
            `No open ${type} Location is within range.`,
          ]),
  );
}

/** “an Agent”. */
export const an = (noun: string): string => `${/^[AEIOU]/.test(noun) ? 'an' : 'a'} ${noun}`;

function unitWay(view: View, seat: Seat, unit: Unit, offers: readonly Offer[]): Way {
  const own = labelled(offers, unit);
  const cost = unitCost(view, unit);
  const { name, many } = UNIT_TEXT[unit];
  const base = an(BASE_TEXT[unit === 'agent' ? 'political' : 'martial'].name);
  return wayOf(
    {
      pick: ['action', unit],
      name,
      piece: unit,
      offers: own,
      says: unitSays(tables(view), unit),
      rule: 'HG-BLD-07',
    },
    () => facts(`pay ${caps(cost)}`, plural(own.length, 'place')),
    () =>
      unitsOf(view, seat, unit).includes(-1)
        ? (unaffordable(cost, view.caps[seat]!) ?? [
            `needs ${base}`,
            `${capital(an(name))} goes where you have ${base}.`,
          ])
        : ['all on the board', `All your ${many} are on the board.`],
  );
}

function gateWay(view: View, seat: Seat, offers: readonly Offer[]): Way {
  const own = labelled(offers, 'gate');
  const { gateCost } = tables(view);
  return wayOf(
    {
      pick: ['action', 'gate'],
      name: 'Gate pair',
      piece: 'gate',
      offers: own,
      says: unitSays(tables(view), 'gate'),
      rule: 'HG-BLD-10',
    },
    () => `pay ${caps(gateCost)}`,
    () =>
      view.gates[seat]!.includes(-1)
        ? (unaffordable(gateCost, view.caps[seat]!) ?? [
            'no place in reach',
            'From no sector with a Complex of yours a second half is in reach.',
          ])
        : ['all on the board', 'All your Gate pairs are on the board.'],
  );
}

/** Relocations: only shown where they are possible. */
function relocations(view: View, seat: Seat, type: Type, offers: readonly Offer[]): Way[] {
  const bases = labelled(offers, 'relocate');
  const gates = labelled(offers, 'relocateGate');
  const base: Way = {
    pick: ['action', 'relocate'],
    name: MOVES.relocate.name,
    piece: PIECE_OF[type],
    effect: facts(bestGain(view, seat, bases), 'from anywhere'),
    offers: bases,
    says: `One of your ${BASE_TEXT[type].many} goes to another open Location within range.`,
    rule: 'HG-BLD-08',
  };
  const gate: Way = {
    pick: ['action', 'relocateGate'],
    name: MOVES.relocateGate.name,
    piece: 'gate',
    effect: `pay ${caps(tables(view).gateCost)}`,
    offers: gates,
    says: 'Both halves of one of your Gate pairs are placed anew.',
    rule: 'HG-BLD-10',
  };
  return [base, gate].filter(({ offers }) => offers.length > 0);
}

/** What a Build of a type offers. */
export function buildWays(view: View, seat: Seat, type: Type, offers: readonly Offer[]): Way[] {
  const beside =
    type === 'industrial'
      ? gateWay(view, seat, offers)
      : unitWay(view, seat, type === 'political' ? 'agent' : 'fleet', offers);
  return [baseWay(view, seat, type, offers), beside, ...relocations(view, seat, type, offers)];
}
