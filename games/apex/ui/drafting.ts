import {
  commonParts,
  type Drafted,
  drafted,
  holdsPicks,
  type Manner,
  meantBy,
  type Picks,
  valuesOf,
  withoutPicks,
} from '@conclave/kit/table';
import type { Move } from '../rules/types.ts';
import type { Parts } from '../words/moves.ts';
import { isEnd, type Offer } from './parts.ts';

/** A move under construction, and what may be chosen next. */
export interface Draft extends Drafted<Move, Parts> {
  /** The sectors that are chosen, or the only ones left; null where there is still a choice. */
  readonly from: number | null;
  readonly to: number | null;
  /** The most ships that may be moved like this; 0 where no number is asked. */
  readonly most: number;
  /** The sectors that can be chosen next. */
  readonly lit: { readonly sources: ReadonlySet<number>; readonly targets: ReadonlySet<number> };
}

const mostShips = (offers: readonly Offer[]): number => Math.max(0, ...valuesOf(offers, 'n'));

/** From one sector to another all ships go, and an adjacent one is reached by movement rather than by portal. */
function meant(offers: readonly Offer[]): Offer | null {
  const { from, to } = commonParts(offers);
  return from === undefined || to === undefined
    ? meantBy<Move, Parts>()(offers)
    : meantBy<Move, Parts>(['action', 'move'], ['n', mostShips(offers)])(offers);
}

/** What ends a turn early is said outright; where two sectors are chosen the rest is meant. */
const MANNER: Manner<Move, Parts> = { isOutright: isEnd, meant };

const NOWHERE: ReadonlySet<number> = new Set();

/** The draft that parts make of the moves offered. */
export function draftOf(all: readonly Offer[], picks: Picks<Parts>): Draft {
  const draft = drafted(all, picks, MANNER);
  const { action, from = null, to = null } = draft.chosen;
  const isWay = action !== undefined && from !== null && to !== null;
  const way: Picks<Parts> = isWay
    ? [
        ['action', action],
        ['from', from],
        ['to', to],
      ]
    : [];
  return {
    ...draft,
    from,
    to,
    most: isWay ? mostShips(all.filter((offer) => holdsPicks(offer, way))) : 0,
    lit: {
      sources: from === null ? valuesOf(draft.offers, 'from') : NOWHERE,
      targets: from !== null && to === null ? valuesOf(draft.offers, 'to') : NOWHERE,
    },
  };
}

/**
 * What a press on a sector makes of the draft: source, target, another of either, or `confirm` where the move is
 * complete and its last sector is pressed once more. Null where the sector has no part in any move.
 */
export function pressed(
  all: readonly Offer[],
  { picks, offers, from, to, complete }: Draft,
  sector: number,
): Picks<Parts> | 'confirm' | null {
  const isChosen = (name: keyof Parts) => picks.some((pick) => pick[0] === name);
  if (complete && sector === (to ?? from) && isChosen(to === null ? 'from' : 'to')) return 'confirm';
  const others = withoutPicks(picks, 'from', 'to', 'n', 'opponent');
  if (sector === from && isChosen('from')) return others;
  const action = picks.filter(([name]) => name === 'action');
  const wider = all.filter((offer) => holdsPicks(offer, action) && !isEnd(offer.move));
  const leads = (name: 'from' | 'to', among: readonly Offer[]) => valuesOf(among, name).has(sector);
  if (from !== null) {
    const outOfHere = wider.filter(({ parts }) => parts.from === from);
    if (leads('to', outOfHere)) return [...others, ['from', from], ['to', sector]];
  } else if (leads('from', offers)) return [...picks, ['from', sector]];
  if (leads('from', wider)) return [...action, ['from', sector]];
  if (leads('to', wider)) return [...action, ['to', sector]];
  return null;
}
