import { commonParts, holdsPicks, valuesOf, withoutPicks, withPick } from '@conclave/web/kit/table';
import type { Move } from '../rules/types.ts';
import { isEnd, type Offer, type PartName, type Parts, type Picked, type Value } from './parts.ts';

/** A move under construction: what is chosen, what that leaves, and what may be chosen next. */
export interface Draft {
  /** Every part that is chosen, or the same in all moves left. */
  readonly chosen: Partial<Parts>;
  /** The parts chosen by hand, in order. */
  readonly picks: readonly Picked[];
  /** The moves that hold every part chosen. */
  readonly candidates: readonly Move[];
  /** The same, taken to pieces. */
  readonly offers: readonly Offer[];
  /** The places of the map and of the own Tree that can be chosen, also instead of one that is. */
  readonly lit: { readonly cells: ReadonlySet<number>; readonly spots: ReadonlySet<number> };
  /** The move, when nothing is missing. */
  readonly complete: Move | null;
  /** The tile in hand, how it is turned, and the place of the map that is chosen. */
  readonly tile: number | null;
  readonly rotation: number;
  readonly cell: number | null;
  /** The kind of Mastery card, its copy and the place in the Tree that are chosen. */
  readonly card: number | null;
  readonly copy: number | null;
  readonly spot: number | null;
}

/** Moves that hold these parts; those that end something only when the action is among them. */
const left = (all: readonly Offer[], picks: readonly Picked[]): readonly Offer[] => {
  const says = picks.some(([name]) => name === 'action');
  return all.filter((offer) => holdsPicks(offer, picks) && (says || !isEnd(offer.move)));
};

const pickOf = (picks: readonly Picked[], name: PartName): Value | undefined =>
  picks.find((pick) => pick[0] === name)?.[1];

/**
 * The one move that is meant: a tile lies as it came unless it was turned. Only where every move left lays a tile, so that
 * what is not said never stands for another kind of move.
 */
function meant(offers: readonly Offer[]): Offer | null {
  const isLaid = offers.every(({ parts }) => parts.rotation !== undefined);
  const straight = isLaid ? offers.filter(({ parts }) => parts.rotation === 0) : [];
  const rest = straight.length > 0 ? straight : offers;
  return rest.length === 1 ? rest[0]! : null;
}

/** The draft that parts make of the moves offered. A part that is the same in every move left is chosen by itself. */
export function draftOf(all: readonly Offer[], picks: readonly Picked[]): Draft {
  const offers = left(all, picks);
  const one = meant(offers);
  const chosen = one?.parts ?? commonParts(offers);
  const open = (name: 'cell' | 'spot') => valuesOf(left(all, withoutPicks(picks, name)), name);
  return {
    chosen,
    picks,
    candidates: offers.map(({ move }) => move),
    offers,
    lit: { cells: open('cell'), spots: open('spot') },
    complete: one?.move ?? null,
    tile: (pickOf(picks, 'tile') as number | undefined) ?? chosen.tile ?? null,
    rotation: (pickOf(picks, 'rotation') as number | undefined) ?? 0,
    cell: chosen.cell ?? null,
    card: chosen.kind ?? null,
    copy: chosen.copy ?? null,
    spot: chosen.spot ?? null,
  };
}

/** Picks with this part chosen instead of another value; parts chosen before that no longer fit are given up. */
export function picked(
  all: readonly Offer[],
  picks: readonly Picked[],
  name: PartName,
  value: Value,
): readonly Picked[] {
  return withPick(picks, [name, value], (held) => all.some((offer) => holdsPicks(offer, held)));
}

/**
 * What a press on a place makes of the draft: the place is chosen, instead of another one if need be, or `confirm` where
 * it was chosen last and the move is complete. Null where no move has it.
 */
export function pressed(
  all: readonly Offer[],
  { picks, complete, chosen }: Draft,
  name: 'cell' | 'spot',
  value: number,
): readonly Picked[] | 'confirm' | null {
  if (chosen[name] === value && pickOf(picks, name) === value && complete) return 'confirm';
  const next = picked(all, picks, name, value);
  return left(all, next).length > 0 ? next : null;
}
