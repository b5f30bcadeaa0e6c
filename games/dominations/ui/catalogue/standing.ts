import type { Seat } from '@conclave/kernel';
import { fits } from '@conclave/mechanics/edge-match';
import { masteryCard } from '../../data/cards.ts';
import { MASTERY } from '../../data/mastery.ts';
import { NEWEST } from '../../data/tables.ts';
import { assimilation, isElsewhere } from '../../rules/assimilation.ts';
import { advanceCost, canPayMastery, gainCost, missingFor } from '../../rules/costs.ts';
import { isInGame, meetsNeeds, supply } from '../../rules/mastery.ts';
import type { Side, State } from '../../rules/types.ts';
import { needsText } from '../../words/mastery-words.ts';
import { knowledge } from '../../words/names.ts';
import { isAssimilating } from '../situation.ts';
import { openingsOf } from '../tree/openings.ts';

type View = Readonly<State>;

/** How a kind of Mastery card stands with a seat. */
export interface Standing {
  readonly kind: number;
  readonly side: Side;
  /** What gaining it, or turning it Advanced, costs; 0 where it is assimilated. */
  readonly cost: number;
  /** Whether it would be assimilated, which costs nothing. */
  readonly isFree: boolean;
  readonly copies: readonly number[];
  readonly isAffordable: boolean;
  /** Whether some copy left has a place in the Tree; also where it lies there already. */
  readonly fits: boolean;
  /** What must be in the Tree before; null for nothing. */
  readonly needs: string | null;
  /** Whether nothing but Knowledge stands between the seat and the card. */
  readonly isOpen: boolean;
  /** Whether it is among the cards of this game. */
  readonly isInGame: boolean;
  /** Why it can be neither gained nor turned; null if it can. */
  readonly lack: string | null;
}

function lackOf(view: View, seat: Seat, standing: Omit<Standing, 'lack'>): string | null {
  const { kind, side, cost, copies, isFree } = standing;
  const { domain } = MASTERY[kind]!;
  if (!standing.isInGame) return 'not in a first game';
  if (side === 2) return 'Advanced already';
  if (standing.needs !== null) return standing.needs;
  if (isFree && !isElsewhere(view, seat, kind, side === 0 ? 'either' : 'advanced'))
    return side === 0 ? 'in no other Tree' : 'nobody else has it Advanced';
  if (side === 0) {
    if (copies.length === 0) return 'no copy left';
    if (!standing.fits) return 'no copy fits your Tree';
  }
  if (standing.isAffordable) return null;
  return `${knowledge(missingFor(view, seat, domain, cost), domain)} short`;
}

/** How a kind of card stands with a seat, whoever's turn it is. */
export function standingOf(view: View, seat: Seat, kind: number): Standing {
  const side = view.mastery[seat]![kind]!;
  const { domain } = MASTERY[kind]!;
  const isFree = isAssimilating(view) && assimilation.under(view)!.seat === seat;
  const cost = isFree ? 0 : side === 0 ? gainCost(view, seat, kind) : advanceCost(view, seat, kind);
  const copies = supply(view, kind);
  const open = openingsOf(view, seat);
  const isIn = isInGame(view, kind);
  const hasPlace =
    side > 0 ||
    copies.some((copy) => {
      const card = NEWEST.sides[masteryCard(kind, copy)]!;
      return open.some((opening) => fits(opening, card));
    });
  const standing = {
    kind,
    side,
    cost,
    isFree,
    copies,
    isAffordable: canPayMastery(view, seat, domain, cost),
    fits: hasPlace,
    isInGame: isIn,
    needs: side > 0 || !isIn || meetsNeeds(view, seat, kind) ? null : needsText(MASTERY[kind]!),
    isOpen:
      side === 1 || (side === 0 && isIn && meetsNeeds(view, seat, kind) && copies.length > 0 && hasPlace),
  };
  return { ...standing, lack: lackOf(view, seat, standing) };
}

/** Whether nothing but Knowledge is missing. */
const isTooDear = ({ isOpen, lack, isFree }: Standing): boolean => isOpen && lack !== null && !isFree;

/** How the cards on show are chosen. All but the Advanced ones are in one of the four in the middle. */
export const FILTERS = {
  all: { label: 'All', says: 'All cards of this game.', shows: (of: Standing) => of.isInGame },
  now: {
    label: 'Payable',
    says: 'What you can gain or turn now.',
    shows: ({ lack }: Standing) => lack === null,
  },
  dear: {
    label: 'Too dear',
    says: 'What you could gain or turn with more Knowledge.',
    shows: isTooDear,
  },
  needs: {
    label: 'Needs a card',
    says: 'What needs another card in your Tree first.',
    shows: ({ needs }: Standing) => needs !== null,
  },
  shut: {
    label: 'Not to be had',
    says: 'What has no copy left, fits your Tree nowhere, or may not be taken now.',
    shows: (of: Standing) => of.side < 2 && of.lack !== null && of.needs === null && !isTooDear(of),
  },
  mine: { label: 'In my Tree', says: 'What lies in your Tree.', shows: ({ side }: Standing) => side > 0 },
} as const;
export type Filter = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[];
