import {
  type Drafted,
  drafted,
  type Manner,
  meantBy,
  offersLeft,
  type Picks,
  picked,
  valuesOf,
  withoutPicks,
} from '@conclave/kit/table';
import type { Move } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import type { Offer } from './parts.ts';

/** A move under construction, and what may be chosen next. */
export interface Draft extends Drafted<Move, Parts> {
  /** The places of the map and of the own Tree that can be chosen, also instead of one that is. */
  readonly lit: { readonly cells: ReadonlySet<number>; readonly spots: ReadonlySet<number> };
  /** The tile in hand, how it is turned, whether by hand, and the place of the map that is chosen. */
  readonly tile: number | null;
  readonly rotation: number;
  readonly isTurned: boolean;
  readonly cell: number | null;
  /** The kind of Mastery card, its copy and the place in the Tree that are chosen. */
  readonly card: number | null;
  readonly copy: number | null;
  readonly spot: number | null;
}

/** How a tile lies at a place that nobody turned by hand. */
type TurnAt = (tile: number, cell: number) => number;

/** What ends something early is said outright. */
const MANNER: Manner<Move, Parts> = {
  isOutright: ([label]) => label === 'pass' || label === 'stop',
};

/** A tile lies in its best turn unless it was turned by hand. */
const mannerBy = (turnAt: TurnAt): Manner<Move, Parts> => ({
  ...MANNER,
  meant(offers) {
    const { tile, cell } = offers[0]?.parts ?? {};
    const rotation = tile === undefined || cell === undefined ? 0 : turnAt(tile, cell);
    return meantBy<Move, Parts>(['rotation', rotation])(offers);
  },
});

export const pickOf = (
  picks: Picks<Parts>,
  name: 'tile' | 'rotation' | 'cell' | 'spot' | 'domain',
): number | undefined => picks.find((pick) => pick[0] === name)?.[1] as number | undefined;

/** The draft that parts make of the moves offered. */
export function draftOf(all: readonly Offer[], picks: Picks<Parts>, turnAt: TurnAt = () => 0): Draft {
  const draft = drafted(all, picks, mannerBy(turnAt));
  const { chosen } = draft;
  const turned = pickOf(picks, 'rotation');
  const open = (name: 'cell' | 'spot') => valuesOf(offersLeft(all, withoutPicks(picks, name), MANNER), name);
  return {
    ...draft,
    lit: { cells: open('cell'), spots: open('spot') },
    tile: pickOf(picks, 'tile') ?? chosen.tile ?? null,
    rotation: turned ?? chosen.rotation ?? 0,
    isTurned: turned !== undefined,
    cell: chosen.cell ?? null,
    card: chosen.kind ?? null,
    copy: chosen.copy ?? null,
    spot: chosen.spot ?? null,
  };
}

/**
 * What a press on a place makes of the draft: the place is chosen, instead of another one if need be, or `confirm` where
 * it was chosen last, after the tile or card that goes there, and the move is complete. Null where no move has it.
 */
export function pressed(
  all: readonly Offer[],
  { picks, complete }: Draft,
  name: 'cell' | 'spot',
  value: number,
): Picks<Parts> | 'confirm' | null {
  const last = picks.at(-1);
  if (complete && last?.[0] === name && last[1] === value) return 'confirm';
  const next = picked(all, picks, name, value);
  return offersLeft(all, next, MANNER).length > 0 ? next : null;
}
