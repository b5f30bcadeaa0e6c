import type { Seat } from '@conclave/kernel';
import type { ScorePart } from '@conclave/web/kit';
import { plural } from '../../words.ts';
import type { State } from '../rules/types.ts';

/** A seat's points by source: sectors held at the end of each age, colonies on victory sectors, battles won. */
export function scoreParts(view: Readonly<State>, seat: Seat): readonly ScorePart[] {
  const parts = view.ages.flatMap(({ controllers, bonuses }, i): ScorePart[] => [
    {
      label: `Age ${i + 1}`,
      points: controllers.filter((controller) => controller === seat).length,
      detail: 'sectors controlled',
    },
    ...(bonuses[seat]! > 0
      ? [{ label: `Age ${i + 1}`, points: bonuses[seat]!, detail: 'colonies on victory sectors' }]
      : []),
  ]);
  const battles = view.points[seat]! - parts.reduce((sum, { points }) => sum + points, 0);
  return battles > 0 ? [...parts, { label: `${plural(battles, 'battle')} won`, points: battles }] : parts;
}
