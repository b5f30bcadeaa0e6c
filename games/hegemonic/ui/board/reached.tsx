import type { Seat } from '@conclave/kernel';
import { seatColor } from '@conclave/kit';
import { hexagon, type Point, placeOf } from '@conclave/kit/table';

const INSIDE = hexagon(0.93);

interface ReachedProps {
  readonly seat: Seat;
  readonly sectors: ReadonlySet<number>;
  readonly points: readonly Point[];
  /** Whether one is about to choose among them. */
  readonly isAhead?: boolean;
}

/** The sectors that something of a seat reaches. */
export const Reached = ({ seat, sectors, points, isAhead = false }: ReachedProps) => (
  <g
    style={{ color: seatColor(seat) }}
    fill="color-mix(in oklch, currentColor 16%, transparent)"
    stroke="currentColor"
    strokeWidth={isAhead ? 3.4 : 1.4}
    strokeDasharray={isAhead ? '7 4' : '3 4'}
  >
    {[...sectors].map((sector) => (
      <path key={sector} transform={placeOf(points[sector]!)} d={INSIDE} />
    ))}
  </g>
);
