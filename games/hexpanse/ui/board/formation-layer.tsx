import { Emblem, seatColor } from '@conclave/kit';
import { borderOf, hexagon, placeOf, textAt } from '@conclave/kit/table';
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
  /** Whether the best one is held over the planet: its outline is not on the ground then. */
  readonly isHeld: boolean;
}

/** A place: its outline, what is held, what is missing, and what stands in the way. */
export function PlaceDrawing({
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
export function FormationLayer({ board, outlook: { side, places }, isWhole, isHeld }: LayerProps) {
  return (
    <g className="hx-formation" data-held={isHeld || undefined} style={{ color: seatColor(side) }}>
      {places
        .slice(0, isWhole ? places.length : 1)
        .map((place, rank) => (
          <PlaceDrawing key={place.cells.join()} board={board} place={place} rank={rank} />
        ))
        .reverse()}
    </g>
  );
}

/** Of the plate of a mark, and how wide it is at least, in pixels. */
const RADIUS = 13;
const LEAST_MARK = 14;

/** How high over the ground a shape is held. */
export const HEIGHT = 11;

/** Where a unit is missing, and where another one stands in the way, on a plate that is read from afar. */
const PLUS = 'M-7 0H7M0 -7V7';
const AIM = 'M0 -10V-4M0 10V4M-10 0H-4M10 0H4';
/** Beside what stands there, which stays to be seen. */
const CORNER = 'translate(30 -32)';

function Lacking({ isTaken, scale }: { readonly isTaken: boolean; readonly scale: number }) {
  const size = Math.max(1, LEAST_MARK / (2 * RADIUS * scale));
  return (
    <g className="hx-lacking" transform={`${isTaken ? CORNER : ''} scale(${size.toFixed(2)})`}>
      <circle r={RADIUS} />
      {isTaken && <circle className="line" r={6} />}
      <path className="line" d={isTaken ? AIM : PLUS} />
    </g>
  );
}

/** The outline of a place as it is held over the planet, above what stands there, with its shadow on the ground. */
export function HeldShape({
  board,
  outlook: { side, places },
  scale,
}: Pick<LayerProps, 'board' | 'outlook'> & { readonly scale: number }) {
  const plan = PLANS[board];
  const [best] = places;
  if (best === undefined) return null;
  const set = new Set(best.cells);
  const outline = best.cells.map((cell) => (
    <path key={cell} d={borderOf(edgesOf(plan, cell, set), 2)} transform={placeOf(plan.points[cell]!)} />
  ));
  return (
    <g className="hx-held-shape" style={{ color: seatColor(side) }}>
      <g className="hx-held-shadow">{outline}</g>
      <g transform={`translate(0 ${-HEIGHT})`}>
        <g className="hx-held-casing">{outline}</g>
        {outline}
      </g>
      {best.missing.map((cell) => (
        <g key={cell} transform={placeOf(plan.points[cell]!)}>
          <Lacking isTaken={best.blocked.includes(cell)} scale={scale} />
        </g>
      ))}
    </g>
  );
}

interface LackProps {
  readonly board: BoardId;
  readonly outlook: Outlook;
  readonly scale: number;
}

/** How many units a side lacks in its best place, above the northernmost of its territories. */
export function FormationLack({ board, outlook: { side, places }, scale }: LackProps) {
  const { points } = PLANS[board];
  const [best] = places;
  if (best === undefined) return null;
  const { x, y } = best.cells.map((cell) => points[cell]!).reduce((a, b) => (b.y < a.y ? b : a));
  const text = textAt(scale, 17);
  const label = best.missing.length === 0 ? 'complete' : `${best.missing.length} missing`;
  const half = (text * (0.56 * label.length + 1.9)) / 2;
  return (
    <g className="hx-lack" style={{ color: seatColor(side) }} transform={placeOf({ x, y: y - 46 })}>
      <rect x={-half} y={-text * 0.72} width={2 * half} height={text * 1.44} rx={text * 0.3} />
      <g transform={`translate(${-half + text * 0.35} ${-text * 0.42})`}>
        <Emblem seat={side} size={text * 0.84} />
      </g>
      <text x={text * 0.6} y={text * 0.36} fontSize={text}>
        {label}
      </text>
    </g>
  );
}
