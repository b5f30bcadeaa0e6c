import type { Seat } from '@conclave/kernel';
import type { ScorePart } from '@conclave/kit';
import { isAlive, seatsOf, sideOf } from '../rules/sides.ts';
import type { State } from '../rules/types.ts';
import { missionName } from '../words/names.ts';
import { matched, outlooksOf } from './board/formations.ts';

/** There are no points; what is counted is the units in the best place of a mission that the side can win with. */
export function scoreParts(view: Readonly<State>, seat: Seat): readonly ScorePart[] {
  const side = sideOf(view, seat);
  if (view.common < 0 || !seatsOf(view, side).some((one) => isAlive(view, one))) return [];
  const parts = outlooksOf(view, seat)
    .filter((outlook) => outlook.side === side)
    .map((outlook) => ({
      label: missionName(outlook.mission),
      points: matched(outlook)[0],
    }))
    .sort((a, b) => b.points - a.points);
  return parts.slice(0, 1);
}
