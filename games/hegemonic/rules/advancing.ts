import type { Seat } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { KIND_OF } from '../data/technologies.ts';
import { discard, dropTechnology, takeFrom, technology } from './cards.ts';
import { tier } from './networks.ts';
import { hasTechnology } from './technologies.ts';
import type { Move, State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** What a leader may change about an advance (LD05, LD11): CAPs less, and whether the tier counts. */
export interface Terms {
  readonly discount: number;
  readonly anyTier: boolean;
}
export const NORMAL: Terms = { discount: 0, anyTier: false };

/** HG-TEC-03: CAPs for advancing a card. */
export const advanceCost = (s: Readonly<State>, card: number, { discount }: Terms = NORMAL): number =>
  Math.max(0, technology(s, card).cost - discount);

/** HG-TEC-07: whether an Advanced Technology satisfies another card's requirement. */
function supports(s: Readonly<State>, advanced: number, card: number): boolean {
  const [base, wanted] = [technology(s, advanced), technology(s, card)];
  return base.type === wanted.type && base.tier >= wanted.tier - 1;
}

/** HG-TEC-06, 07: whether the requirement of a card is met, in either way. */
export function meetsRequirement(s: Readonly<State>, seat: Seat, card: number): boolean {
  const { type, tier: wanted } = technology(s, card);
  if (tier(s, seat, type) >= wanted) return true;
  return s.advanced[seat]!.some((advanced) => supports(s, advanced, card));
}

/** Whether a hand card can be advanced as far as name, requirement and price go; it may still need room. */
export const isAdvanceable = (s: Readonly<State>, seat: Seat, card: number, terms: Terms = NORMAL): boolean =>
  advanceCost(s, card, terms) <= s.caps[seat]! &&
  !hasTechnology(s, seat, KIND_OF[card]!) &&
  (terms.anyTier || meetsRequirement(s, seat, card));

/** HG-TEC-08: an Advanced Technology may go to make room; where room is, only one that supports the new card. */
export const mayDrop = (s: Readonly<State>, seat: Seat, card: number, drop: number): boolean =>
  s.advanced[seat]!.includes(drop) &&
  (s.advanced[seat]!.length === tables(s).slots || supports(s, drop, card));

/** D-USE: every way to discard or advance a card of the hand. */
function emitUses(s: Readonly<State>, seat: Seat, emit: (move: Move) => void, terms: Terms = NORMAL): void {
  for (const card of s.hands[seat]!) emit(['discard', card]);
  for (const card of s.hands[seat]!) {
    if (!isAdvanceable(s, seat, card, terms)) continue;
    if (s.advanced[seat]!.length < tables(s).slots) emit(['advance', card]);
    for (const drop of s.advanced[seat]!) if (mayDrop(s, seat, card, drop)) emit(['advance', card, drop]);
  }
}

/** Carries a choice of `emitUses` out. */
function takeUse(s: State, seat: Seat, move: Move, terms: Terms = NORMAL): void {
  const card = move[1] as number;
  takeFrom(s.hands[seat]!, card);
  if (move[0] === 'discard') {
    discard(s, seat, [card]);
    return;
  }
  const cost = advanceCost(s, card, terms);
  s.caps[seat]! -= cost;
  if (move[2] !== undefined) dropTechnology(s, seat, move[2] as number);
  s.advanced[seat]!.push(card);
  tell(['advanced', seat, card, cost]);
}

/** D-USE: after a draw a card is discarded or advanced (HG-EXP-05, HG-ACT-08). */
export const useCard = procedure<{ seat: Seat; discount: number; anyTier: boolean }>(
  'useCard',
  { seat: 'all', discount: 'all', anyTier: 'all' },
  {
    use: {
      rule: 'HG-EXP-05',
      who: (s, f) => (s.hands[f.seat]!.length > 0 ? f.seat : null),
      options: (s, f, seat, emit) => emitUses(s, seat, emit, f),
      take: (s, f, seat, move) => takeUse(s, seat, move, f),
    },
  },
);
