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
  /** The most ships that may be moved or produced like this; 0 where no number is asked. */
  readonly most: number;
  /** How often the move is made: once for each ship that is produced. */
  readonly times: number;
  /** The sectors that can be chosen next. */
  readonly lit: { readonly sources: ReadonlySet<number>; readonly targets: ReadonlySet<number> };
}

const mostShips = (offers: readonly Offer[]): number => Math.max(0, ...valuesOf(offers, 'n'));

/** How many of at most so many ships go from one sector to another unless a number is said. */
export type Going = (from: number, to: number, most: number) => number;

const all: Going = (_from, _to, most) => most;

/**
 * What ends a turn early is said outright; where two sectors are chosen the rest is meant, and an adjacent one is reached
 * by movement rather than by portal. At one place all is produced.
 */
const mannerOf = (going: Going): Manner<Move, Parts> => ({
  isOutright: isEnd,
  meant(offers) {
    const { action, from, to } = commonParts(offers);
    const most = mostShips(offers);
    if (from !== undefined && to !== undefined)
      return meantBy<Move, Parts>(['action', 'move'], ['n', going(from, to, most)])(offers);
    return action === 'produce' && from !== undefined
      ? meantBy<Move, Parts>(['n', most])(offers)
      : meantBy<Move, Parts>()(offers);
  },
});

const NOWHERE: ReadonlySet<number> = new Set();

/** What says how ships are moved or produced, but for their number; null as long as that is open. */
function wayOf({ action, from, to }: Draft['chosen']): Picks<Parts> | null {
  if (action === undefined || from === undefined) return null;
  const here: Picks<Parts> = [
    ['action', action],
    ['from', from],
  ];
  if (to !== undefined) return [...here, ['to', to]];
  return action === 'produce' ? here : null;
}

/** The draft that parts make of the moves offered. */
export function draftOf(offered: readonly Offer[], picks: Picks<Parts>, going: Going = all): Draft {
  const draft = drafted(offered, picks, mannerOf(going));
  const { action, n = 1, from = null, to = null } = draft.chosen;
  const way = wayOf(draft.chosen);
  return {
    ...draft,
    from,
    to,
    most: way === null ? 0 : mostShips(offered.filter((offer) => holdsPicks(offer, way))),
    times: action === 'produce' ? n : 1,
    lit: {
      sources: from === null ? valuesOf(draft.offers, 'from') : NOWHERE,
      targets: from !== null && to === null ? valuesOf(draft.offers, 'to') : NOWHERE,
    },
  };
}

/**
 * What a press on a sector makes of the draft: source, target, another of either, neither where the source is pressed
 * again, or `confirm` where the move is complete and its last sector is pressed once more. Null where the sector has no part
 * in any move.
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
