import { AGES } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { hegemonLeader } from '../rules/hegemon.ts';
import type { State } from '../rules/types.ts';
import { READINGS, type Reading, readingsOf } from './readings.ts';

/** Readings that tell something else early than late: they count a second time, by the part of the turns that is left. */
const EARLY = READINGS.filter(
  (key): key is Exclude<Reading, 'turns' | 'limits' | 'colours'> =>
    key !== 'turns' && key !== 'limits' && key !== 'colours',
);

/** What the lead means when few turns are left, in two strengths: the doubt about a total falls with them. */
const LATE = ['totalLate', 'totalLast', 'pointsLast'] as const;

export const FEATURES: readonly string[] = [...READINGS, ...EARLY.map((key) => `${key}Early`), ...LATE];

/** By seat what speaks for it, in the order of `FEATURES`; what is worth something in VP. */
export function featuresOf(s: Readonly<State>): number[][] {
  const leaders = s.rack.map((tile) => hegemonLeader(s, tile));
  return s.vp.map((_, seat) => {
    const readings = readingsOf(s, seat, leaders);
    const { turns, total, points } = readings;
    const left = turns / (tables(s).rounds * AGES);
    const numbers: number[] = [];
    for (const key of READINGS) numbers.push(readings[key]);
    for (const key of EARLY) numbers.push(readings[key] * left);
    numbers.push(total / (turns + 6), total / (turns + 2), points / (turns + 2));
    return numbers;
  });
}
