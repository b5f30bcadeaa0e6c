import { Emblem, seatColor } from '@conclave/kit';
import { borderOf, hexagon, placeOf, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import type { BoardId } from '../../data/boards.ts';
import type { Outlook, Place } from './formations.ts';
import { edgesOf, PLANS } from './plan.ts';

const HELD = hexagon(0.9);
const MISSING = hexagon(0.62);

/** A place: its outline, what is held, what is missing, and what stands in the way. */
export function PlaceDrawing({
  board,
  place: { cells, missing, blocked },
}: {
  readonly board: BoardId;
  readonly place: Place;
}) {
  const plan = PLANS[board];
  const set = new Set(cells);
  return cells.map((cell) => (
    <g key={cell} className="hx-place" transform={placeOf(plan.points[cell]!)}>
      {missing.includes(cell) ? <path className="missing" d={MISSING} /> : <path className="held" d={HELD} />}
      {blocked.includes(cell) && <path className="blocked" d="M-30 30L30 -30" />}
      <path className="border" d={borderOf(edgesOf(plan, cell, set), 3.5)} />
    </g>
  ));
}

interface LayerProps {
  readonly board: BoardId;
  readonly outlook: Outlook;
}

/** Where on the board a side is nearest to a mission; `isHeld`: its outline is held over the planet instead. */
export const FormationLayer = memo(
  ({ board, outlook: { side, places }, isHeld }: LayerProps & { readonly isHeld: boolean }) => (
    <g className="hx-formation" data-held={isHeld || undefined} style={{ color: seatColor(side) }}>
      {places[0] && <PlaceDrawing board={board} place={places[0]} />}
    </g>
  ),
);

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

interface ScaledProps extends LayerProps {
  readonly scale: number;
}

/** The outline of a place as it is held over the planet, above what stands there, with its shadow on the ground. */
export const HeldShape = memo(({ board, outlook: { side, places }, scale }: ScaledProps) => {
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
});

/** How many units a side lacks in its best place, above the northernmost of its territories. */
export const FormationLack = memo(({ board, outlook: { side, places }, scale }: ScaledProps) => {
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
      <text className="k-lettering" x={text * 0.6} y={text * 0.36} fontSize={text}>
        {label}
      </text>
    </g>
  );
});
