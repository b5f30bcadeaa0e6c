import { Emblem, seatColor } from '@conclave/kit';
import { borderOf, hexagon, placeOf, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import type { BoardId } from '../../data/boards.ts';
import type { Outlook, Place } from './formations.ts';
import { edgesOf, PLANS } from './plan.ts';

const HELD = hexagon(0.9);
const MISSING = hexagon(0.62);

interface PlaceProps {
  readonly board: BoardId;
  readonly place: Place;
  /** On the ground; the cells alone; tried out over everything, where a unit that counts stays to be seen; or the shadow of that. */
  readonly look: 'lying' | 'cells' | 'lifted' | 'shadow';
}

/** A place: its outline, what is held, what is missing, and what stands in the way. */
export function PlaceDrawing({ board, place: { cells, missing, blocked }, look }: PlaceProps) {
  const plan = PLANS[board];
  const set = new Set(cells);
  const isHigh = look === 'lifted' || look === 'shadow';
  const held = isHigh
    ? { fill: 'none', stroke: 'currentColor', strokeWidth: 5 }
    : { fill: 'color-mix(in oklch, currentColor 26%, transparent)' };
  return cells.map((cell) => (
    <g key={cell} transform={placeOf(plan.points[cell]!)}>
      {look !== 'shadow' && (
        <>
          {missing.includes(cell) ? (
            <path
              d={MISSING}
              fill="color-mix(in oklch, currentColor 8%, transparent)"
              stroke="currentColor"
              strokeWidth={isHigh ? 3 : 2}
              strokeDasharray="5 6"
            />
          ) : (
            <path d={HELD} {...held} />
          )}
          {blocked.includes(cell) && (
            <path
              d="M-30 30L30 -30"
              stroke={isHigh ? 'var(--hx-strike)' : 'currentColor'}
              strokeWidth={isHigh ? 7 : 4}
            />
          )}
        </>
      )}
      {look !== 'cells' && (
        <path className="k-pen" d={borderOf(edgesOf(plan, cell, set), 3.5)} strokeWidth={isHigh ? 7 : 5} />
      )}
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
    <g style={{ color: seatColor(side) }}>
      {places[0] && <PlaceDrawing board={board} place={places[0]} look={isHeld ? 'cells' : 'lying'} />}
    </g>
  ),
);

/** Of the plate of a mark, and how wide it is at least, in pixels. */
const RADIUS = 13;
const LEAST_MARK = 14;

/** Round a line, so that it reads on any ground. */
export const CASING = {
  color: 'light-dark(oklch(0.99 0.01 90 / 0.95), oklch(0.1 0.03 262 / 0.9))',
  strokeWidth: 10,
};

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
    <g transform={`${isTaken ? CORNER : ''} scale(${size.toFixed(2)})`}>
      <circle
        r={RADIUS}
        fill="light-dark(oklch(0.995 0 0 / 0.94), oklch(0.13 0.03 262 / 0.9))"
        stroke="currentColor"
        strokeWidth={2}
      />
      <g className="k-pen" strokeWidth={2.6}>
        {isTaken && <circle r={6} />}
        <path d={isTaken ? AIM : PLUS} />
      </g>
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
    <path
      key={cell}
      className="k-pen"
      d={borderOf(edgesOf(plan, cell, set), 2)}
      transform={placeOf(plan.points[cell]!)}
    />
  ));
  return (
    <g style={{ color: seatColor(side) }} strokeWidth={5}>
      <g color="oklch(0.05 0.03 262 / 0.55)" strokeWidth={6}>
        {outline}
      </g>
      <g transform={`translate(0 ${-HEIGHT})`}>
        <g {...CASING}>{outline}</g>
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
      <rect
        x={-half}
        y={-text * 0.72}
        width={2 * half}
        height={text * 1.44}
        rx={text * 0.3}
        fill="var(--panel)"
        stroke="currentColor"
        strokeWidth={2}
      />
      <g transform={`translate(${-half + text * 0.35} ${-text * 0.42})`}>
        <Emblem seat={side} size={text * 0.84} />
      </g>
      <text className="k-lettering" x={text * 0.6} y={text * 0.36} fontSize={text} fontWeight={650}>
        {label}
      </text>
    </g>
  );
});
