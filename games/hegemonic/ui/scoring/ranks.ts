import type { Seat } from '@conclave/kernel';
import type { Tables } from '../../data/tables.ts';

/** Why a board pays a seat what it pays (HG-SCO-02 to 04). */
type Rank = 'alone' | 'control' | 'shared' | 'influence' | 'tied' | 'presence';

/** A seat's rank on a board by the powers there; null without a base. */
function rankOf(powers: readonly number[], seat: Seat): Rank | null {
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

const PAYS = {
  alone: 'control',
  control: 'control',
  shared: 'influence',
  influence: 'influence',
  tied: 'presence',
  presence: 'presence',
} as const;

const NAMES = { control: 'Control', influence: 'Influence', presence: 'Presence' } as const;

/** Why it is not more. */
const TIED: { readonly [rank in Rank]?: string } = { shared: ', tied for first', tied: ', tied for second' };

/** What a seat's points of a board are the sum of (HG-SCO-02 to 06): “Control 6 + alone 2”; empty without a base. */
export function sumText(t: Tables, powers: readonly number[], seat: Seat, isCore: boolean): string {
  const rank = rankOf(powers, seat);
  if (rank === null) return '';
  const terms = [
    `${NAMES[PAYS[rank]]} ${t[PAYS[rank]]}`,
    ...(rank === 'alone' ? [`alone ${t.alone}`] : []),
    ...(isCore ? [`core ${t.coreBonus}`] : []),
  ];
  return terms.join(' + ') + (TIED[rank] ?? '');
}
