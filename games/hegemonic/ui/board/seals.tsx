import { Emblem, seatColor } from '@conclave/kit';
import { type Point, textAt } from '@conclave/kit/table';
import { boardLetter } from '../../words/sector-names.ts';
import type { BoardStanding } from './standings.ts';

/** Pixels a unit below which there is room for an emblem alone. */
const CRAMPED = 0.56;

/** The seal of a board: its letter, and the emblem of who would have most of it if it were scored now. */
export function Seal({ standing, at, scale }: { standing: BoardStanding; at: Point; scale: number }) {
  const { board, leaders } = standing;
  const text = textAt(scale, 14);
  const leader = leaders.length === 1 ? leaders[0]! : null;
  const emblem = text * 0.66;
  const isSaid = leader === null || scale > CRAMPED;
  const width = (isSaid ? text * 0.98 : text * 0.3) + (leader === null ? 0 : emblem + text * 0.12);
  const height = text * 1.14;
  const left = -width / 2;
  return (
    <g
      className="hg-seal"
      data-held={leader !== null || undefined}
      data-tied={leaders.length > 1 || undefined}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      style={leader === null ? undefined : { color: seatColor(leader) }}
    >
      <rect
        x={left}
        y={-height / 2}
        width={width}
        height={height}
        rx={height * 0.3}
        fill="var(--ground)"
        stroke="var(--edge)"
        strokeWidth={1.4}
      />
      {isSaid && (
        <text className="k-lettering" x={left + text * 0.49} y={text * 0.36} fontSize={text}>
          {boardLetter(board)}
        </text>
      )}
      {leader !== null && (
        <g
          transform={`translate(${(isSaid ? left + text * 0.9 : -emblem / 2).toFixed(1)} ${(-emblem / 2).toFixed(1)})`}
        >
          <Emblem seat={leader} size={emblem} />
        </g>
      )}
    </g>
  );
}
