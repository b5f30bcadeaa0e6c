import { hexagon, type Point, placeOf } from '@conclave/kit/table';
import type { State } from '../../rules/types.ts';
import { Route } from '../board/route.tsx';

const EDGE = hexagon(0.88);

/** On the galaxy: the Conflict Sector, and where the attack comes from. */
export function ConflictMark({
  view: { conflict },
  points,
}: {
  view: Readonly<State>;
  points: readonly Point[];
}) {
  if (conflict === null) return null;
  const { from, sector } = conflict;
  return (
    <g className="hg-conflict-mark">
      <path transform={placeOf(points[sector]!)} d={EDGE} />
      {from !== sector && <Route from={points[from]!} to={points[sector]!} isAttack />}
    </g>
  );
}
