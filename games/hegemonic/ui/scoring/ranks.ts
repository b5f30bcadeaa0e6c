import type { Seat } from '@conclave/kernel';

/** Why a board pays a seat what it pays (HG-SCO-02 to 04). */
export type Rank = 'alone' | 'control' | 'shared' | 'influence' | 'tied' | 'presence';

export const RANK_TEXT: { readonly [rank in Rank]: string } = {
  alone: 'Control, alone',
  control: 'Control',
  shared: 'first, tied',
  influence: 'Influence',
  tied: 'second, tied',
  presence: 'Presence',
};

/** A seat's rank on a board by the powers there; null without a base. */
export function rankOf(powers: readonly number[], seat: Seat): Rank | null {
  const own = powers[seat]!;
  if (own === 0) return null;
  const rivals = powers.filter((power, other) => other !== seat && power > 0);
  const above = rivals.filter((power) => power > own);
  const equal = rivals.filter((power) => power === own).length;
  if (rivals.length === 0) return 'alone';
  if (above.length === 0) return equal === 0 ? 'control' : 'shared';
  if (above.length > 1) return 'presence';
  return equal === 0 ? 'influence' : 'tied';
}
