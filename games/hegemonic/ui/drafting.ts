import type { Seat } from '@conclave/kernel';
import { commonParts, holdsPicks, valuesOf, withoutPicks, withPick } from '@conclave/web/kit/table';
import type { PatternKey } from '../data/cards.ts';
import type { Type } from '../data/tracks.ts';
import type { Move } from '../rules/types.ts';
import { isAside, isEnd, type Offer, type PartName, type Parts, type Picked, type Value } from './parts.ts';

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
  /** The sectors that can be chosen next: all of them, and whether as a start (or the only one), or as a goal. */
  readonly lit: {
    readonly sectors: ReadonlySet<number>;
    readonly sources: ReadonlySet<number>;
    readonly targets: ReadonlySet<number>;
  };
  /** The move, when nothing is missing. */
  readonly complete: Move | null;
  /** The sectors between which a route or the link of a Gate pair is drawn. */
  readonly from: number | null;
  readonly to: number | null;
  /** The attack whose outlook is shown before it is declared. */
  readonly declaring: Declaring | null;
}

const NOWHERE: ReadonlySet<number> = new Set();

/**
 * What is taken where a part may be left unsaid: only where every move left has the part, so that what is not said never
 * stands for another kind of move.
 */
const DEFAULTS: readonly Picked[] = [
  ['drop', -1],
  ['set', ''],
];

/** The move that is meant if nothing more is said; null while that would be a choice. */
function meant(offers: readonly Offer[]): Offer | null {
  let rest = offers;
  for (const taken of DEFAULTS) {
    const [name] = taken;
    const left = rest.filter((offer) => holdsPicks(offer, [taken]));
    if (left.length > 0 && rest.every(({ parts }) => parts[name] !== undefined)) rest = left;
  }
  return rest.length === 1 ? rest[0]! : null;
}

function declaringOf(move: Move | null, at: number | undefined): Declaring | null {
  if (move?.[0] !== 'attack') return null;
  const [, pattern, by, sector, defender, target] = move;
  return { pattern, by, from: at!, sector, defender, target };
}

/**
 * The draft that parts make of the moves offered. A part that is the same in every move left is chosen by itself; an
 * advance drops nothing and a choice of several takes none until something else is said.
 * @param half the sector where the first half of a Gate pair has been placed, if the other one is asked for
 */
export function draftOf(all: readonly Offer[], picks: readonly Picked[], half: number | null = null): Draft {
  const says = picks.some(([name]) => name === 'action');
  const offers = all.filter(
    (offer) => holdsPicks(offer, picks) && (says || (!isEnd(offer.move) && !isAside(offer.move))),
  );
  const chosen = commonParts(offers);
  const one = meant(offers);
  const complete = one?.move ?? null;
  const { at, to, action } = chosen;
  const sources = at === undefined ? valuesOf(offers, 'at') : NOWHERE;
  const aims = at !== undefined || action === 'attack';
  const targets = to === undefined && aims ? valuesOf(offers, 'to') : NOWHERE;
  return {
    chosen: one?.parts ?? chosen,
    picks,
    candidates: offers.map(({ move }) => move),
    offers,
    lit: { sectors: new Set([...sources, ...targets]), sources, targets },
    complete,
    from: half ?? at ?? null,
    to: half === null ? (to ?? null) : (at ?? null),
    declaring: declaringOf(complete, at),
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
 * What a press on a sector makes of the draft: start, goal, another of either, or `confirm` where the move is complete
 * and its last sector is pressed once more. Null where the sector has no part in any move.
 */
export function pressed(
  all: readonly Offer[],
  { picks, offers, chosen, complete }: Draft,
  sector: number,
): readonly Picked[] | 'confirm' | null {
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
  const wider = all.filter((offer) => holdsPicks(offer, kept) && !isEnd(offer.move) && !isAside(offer.move));
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
