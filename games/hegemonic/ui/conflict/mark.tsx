import { Emblem, seatColor } from '@conclave/kit';
import { hexagon, type Point, placeOf, textAt } from '@conclave/kit/table';
import type { Conflict, State } from '../../rules/types.ts';
import { Route } from '../board/route.tsx';
import { sumsSeen } from './sums.ts';

const EDGE = hexagon(0.88);
/** How far above the middle of its sector both sums stand. */
const ABOVE = 34;

/** Both sums of a conflict, side against side. */
function Sums({ of: { attacker, defender }, scale }: { readonly of: Conflict; readonly scale: number }) {
  const sums = sumsSeen.use();
  if (sums === null) return null;
  const text = textAt(scale, 22);
  const half = text * 2.1;
  return (
    <g className="hg-sums" transform={`translate(0 ${-ABOVE})`}>
      <rect
        x={-half}
        y={-text * 0.7}
        width={2 * half}
        height={text * 1.4}
        rx={text * 0.3}
        fill="var(--panel)"
        stroke="var(--hg-may)"
        strokeWidth={1.2}
      />
      {[attacker, defender].map((seat, side) => (
        <g
          key={side}
          transform={`translate(${side === 0 ? -half * 0.52 : half * 0.52})`}
          style={{ color: seatColor(seat) }}
        >
          <g transform={`translate(${-text * 0.82} ${-text * 0.3})`}>
            <Emblem seat={seat} size={text * 0.6} />
          </g>
          <text className="k-lettering" x={text * 0.34} y={text * 0.36} fontSize={text}>
            {sums[side]}
          </text>
        </g>
      ))}
      <text className="k-lettering" y={text * 0.3} fontSize={text}>
        :
      </text>
    </g>
  );
}

/** On the galaxy: the Conflict Sector with both sums, and where the attack comes from. */
export function ConflictMark({
  view: { conflict },
  points,
  scale,
}: {
  readonly view: Readonly<State>;
  readonly points: readonly Point[];
  readonly scale: number;
}) {
  if (conflict === null) return null;
  const { from, sector } = conflict;
  return (
    <g className="hg-conflict-mark">
      <path
        className="k-pen"
        strokeWidth={4}
        strokeDasharray="12 5"
        transform={placeOf(points[sector]!)}
        d={EDGE}
      />
      {from !== sector && <Route from={points[from]!} to={points[sector]!} isAttack />}
      <g transform={placeOf(points[sector]!)}>
        <Sums of={conflict} scale={scale} />
      </g>
    </g>
  );
}
