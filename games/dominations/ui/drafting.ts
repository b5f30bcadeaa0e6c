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
  /** The tile in hand, how it is turned, and the place of the map that is chosen. */
  readonly tile: number | null;
  readonly rotation: number;
  readonly cell: number | null;
  /** The kind of Mastery card, its copy and the place in the Tree that are chosen. */
  readonly card: number | null;
  readonly copy: number | null;
  readonly spot: number | null;
}

/** What ends something early is said outright; a tile lies as it came unless it was turned. */
const MANNER: Manner<Move, Parts> = {
  isOutright: ([label]) => label === 'pass' || label === 'stop',
  meant: meantBy(['rotation', 0]),
};

const pickOf = (picks: Picks<Parts>, name: 'tile' | 'rotation' | 'cell' | 'spot'): number | undefined =>
  picks.find((pick) => pick[0] === name)?.[1] as number | undefined;

/** The draft that parts make of the moves offered. */
export function draftOf(all: readonly Offer[], picks: Picks<Parts>): Draft {
  const draft = drafted(all, picks, MANNER);
  const { chosen } = draft;
  const open = (name: 'cell' | 'spot') => valuesOf(offersLeft(all, withoutPicks(picks, name), MANNER), name);
  return {
    ...draft,
    lit: { cells: open('cell'), spots: open('spot') },
    tile: pickOf(picks, 'tile') ?? chosen.tile ?? null,
    rotation: pickOf(picks, 'rotation') ?? 0,
    cell: chosen.cell ?? null,
    card: chosen.kind ?? null,
    copy: chosen.copy ?? null,
    spot: chosen.spot ?? null,
  };
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
): Picks<Parts> | 'confirm' | null {
  if (chosen[name] === value && pickOf(picks, name) === value && complete) return 'confirm';
  const next = picked(all, picks, name, value);
  return offersLeft(all, next, MANNER).length > 0 ? next : null;
}
