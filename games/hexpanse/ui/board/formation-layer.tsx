import { seatColor } from '@conclave/web/kit';
import { borderOf, hexagon, placeOf } from '@conclave/web/kit/table';
import type { BoardId } from '../../data/boards.ts';
import type { Outlook, Place } from './formations.ts';
import { edgesOf, PLANS } from './plan.ts';

const HELD = hexagon(0.9);
const MISSING = hexagon(0.62);

interface LayerProps {
  readonly board: BoardId;
  readonly outlook: Outlook;
  /** Whether the next best places are drawn as well. */
  readonly isWhole: boolean;
}

/** A place: its outline, what is held, what is missing, and what stands in the way. */
function PlaceDrawing({
  board,
  place: { cells, missing, blocked },
  rank,
}: {
  readonly board: BoardId;
  readonly place: Place;
  readonly rank: number;
}) {
  const plan = PLANS[board];
  const set = new Set(cells);
  return (
    <g className="hx-place" data-rank={rank}>
      {cells.map((cell) => (
        <g key={cell} transform={placeOf(plan.points[cell]!)}>
          {!missing.includes(cell) && <path className="hx-place-held" d={HELD} />}
          {missing.includes(cell) && <path className="hx-place-missing" d={MISSING} />}
          {blocked.includes(cell) && <path className="hx-place-blocked" d="M-30 30L30 -30" />}
          <path className="hx-place-border" d={borderOf(edgesOf(plan, cell, set), 3.5)} />
        </g>
      ))}
    </g>
  );
}

/** Where on the board a side is nearest to a mission. */
export function FormationLayer({ board, outlook: { side, places }, isWhole }: LayerProps) {
  return (
    <g className="hx-formation" style={{ color: seatColor(side) }}>
      {places
        .slice(0, isWhole ? places.length : 1)
        .map((place, rank) => (
          <PlaceDrawing key={place.cells.join()} board={board} place={place} rank={rank} />
        ))
        .reverse()}
    </g>
  );
}
