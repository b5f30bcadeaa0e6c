import type { Seat } from '@conclave/kernel';
import {
  type Drafted,
  drafted,
  type Manner,
  meantBy,
  offersLeft,
  type Picks,
  valuesOf,
  withoutPicks,
} from '@conclave/kit/table';
import type { PatternKey } from '../data/cards.ts';
import type { Type } from '../data/tracks.ts';
import type { Move } from '../rules/types.ts';
import { isAside, isEnd, type Offer, type PartName, type Parts } from './parts.ts';

/** An attack under construction of which nothing is missing. */
export interface Declaring {
  readonly pattern: PatternKey;
  /** As in the move `attack`. */
  readonly by: number;
  readonly from: number;
  readonly sector: number;
  readonly defender: Seat;
  readonly target: Type;
}

/** A move under construction, and what may be chosen next. */
export interface Draft extends Drafted<Move, Parts> {
  /** The sectors that can be chosen next: all of them, and whether as a start (or the only one), or as a goal. */
  readonly lit: {
    readonly sectors: ReadonlySet<number>;
    readonly sources: ReadonlySet<number>;
    readonly targets: ReadonlySet<number>;
  };
  /** The sectors between which a route or the link of a Gate pair is drawn. */
  readonly from: number | null;
  readonly to: number | null;
  /** The attack whose outlook is shown before it is declared. */
  readonly declaring: Declaring | null;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** An advance drops nothing and a choice of several takes none until something else is said. */
const MANNER: Manner<Move, Parts> = {
  isOutright: (move) => isEnd(move) || isAside(move),
  meant: meantBy(['drop', -1], ['set', '']),
};

function declaringOf(move: Move | null, at: number | undefined): Declaring | null {
  if (move?.[0] !== 'attack') return null;
  const [, pattern, by, sector, defender, target] = move;
  return { pattern, by, from: at!, sector, defender, target };
}

/**
 * The draft that parts make of the moves offered.
 * @param half the sector where the first half of a Gate pair has been placed, if the other one is asked for
 */
export function draftOf(all: readonly Offer[], picks: Picks<Parts>, half: number | null = null): Draft {
  const draft = drafted(all, picks, MANNER);
  const { chosen, offers, complete } = draft;
  const { at, to, action } = chosen;
  const sources = at === undefined ? valuesOf(offers, 'at') : NOWHERE;
  const aims = at !== undefined || action === 'attack';
  const targets = to === undefined && aims ? valuesOf(offers, 'to') : NOWHERE;
  return {
    ...draft,
    lit: { sectors: new Set([...sources, ...targets]), sources, targets },
    from: half ?? at ?? null,
    to: half === null ? (to ?? null) : (at ?? null),
    declaring: declaringOf(complete, at),
  };
}

const membersOf = (set: string | undefined): number[] => (set ? set.split(' ').map(Number) : []);

/** The members of the set that a draft holds. */
export const chosenSet = ({ picks }: Pick<Draft, 'picks'>): readonly number[] =>
  membersOf(picks.find(([name]) => name === 'set')?.[1] as string | undefined);

/**
 * What a press on a sector makes of the draft: start, goal, another of either, or `confirm` where the move is complete
 * and its last sector is pressed once more. Null where the sector has no part in any move.
 */
export function pressed(
  all: readonly Offer[],
  { picks, offers, chosen, complete }: Draft,
  sector: number,
): Picks<Parts> | 'confirm' | null {
  const { at, to } = chosen;
  const isChosen = (name: PartName) => picks.some((pick) => pick[0] === name);
  const leads = (name: 'at' | 'to', among: readonly Offer[]) => valuesOf(among, name).has(sector);
  const lastPlace = picks.findLast(([name]) => name === 'at' || name === 'to');
  if (complete && sector === (to ?? at) && lastPlace?.[1] === sector) return 'confirm';
  // Also where it is the only goal: what is pressed first is chosen, not yet played.
  if (at !== undefined && !isChosen('to') && leads('to', offers)) return [...picks, ['to', sector]];
  if (sector === at && isChosen('at')) return withoutPicks(picks, 'at', 'to', 'unit', 'defender', 'target');
  if (at === undefined && leads('at', offers)) return [...picks, ['at', sector]];
  if (to === undefined && leads('to', offers)) return [...picks, ['to', sector]];
  // Another sector instead of one that was chosen.
  const kept = withoutPicks(picks, 'at', 'to', 'unit', 'defender', 'target');
  const wider = offersLeft(all, kept, MANNER);
  if (
    at !== undefined &&
    leads(
      'to',
      wider.filter(({ parts }) => parts.at === at),
    )
  )
    return [...withoutPicks(kept, 'at'), ['at', at], ['to', sector]];
  if (leads('at', wider)) return [...kept, ['at', sector]];
  if (leads('to', wider)) return [...kept, ['to', sector]];
  return null;
}
