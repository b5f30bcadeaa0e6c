import { centre, corners, DIRECTIONS, type Hex } from '@conclave/mechanics/hex';
import type { MapBox, Point } from '@conclave/web/kit';
import { galaxyOf } from '../../rules/galaxy.ts';

/** From the middle of a sector to its corners, in the units of the drawing. */
export const SIZE = 50;

/** Where the sectors of a galaxy lie, and the part of the plane that holds them all. */
export interface Plan {
  readonly points: readonly Point[];
  /** By sector: what lies across each of its edges, clockwise from the upper right; -1 for nothing. */
  readonly across: readonly (readonly number[])[];
  readonly box: MapBox;
}

/** The directions in which edges are crossed, clockwise from the upper right. */
const CLOCKWISE = [1, 0, 5, 4, 3, 2].map((i) => DIRECTIONS[i]!);

const acrossOf = (cells: readonly Hex[]): Plan['across'] =>
  cells.map(([q, r]) =>
    CLOCKWISE.map(([dq, dr]) => cells.findIndex(([q2, r2]) => q2 === q + dq && r2 === r + dr)),
  );

const MARGIN = 6;
const PLANS = new Map<number, Plan>();

function lay(seats: number): Plan {
  const { cells } = galaxyOf(seats);
  const points = cells.map((cell) => centre(cell, SIZE));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [halfWidth, halfHeight] = [(SIZE * Math.sqrt(3)) / 2 + MARGIN, SIZE + MARGIN];
  const [x, y] = [Math.min(...xs) - halfWidth, Math.min(...ys) - halfHeight];
  const [width, height] = [Math.max(...xs) + halfWidth - x, Math.max(...ys) + halfHeight - y];
  return { points, across: acrossOf(cells), box: { x, y, width, height } };
}

/** The plan for 2 to 6 seats. */
export function planOf(seats: number): Plan {
  const plan = PLANS.get(seats) ?? lay(seats);
  PLANS.set(seats, plan);
  return plan;
}

/** A hexagon about the middle of a sector as a path; `part` of its full size. */
export const hexagon = (part = 1): string =>
  `M${corners(SIZE * part)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** Where a sector's drawing goes. */
export const placeOf = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
