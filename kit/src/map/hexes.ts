import { centre, corners, DIRECTIONS, type Hex } from '@conclave/mechanics/hex';
import type { MapBox, Point } from './camera.ts';

/** From the middle of a hexagon of a drawn map to its corners, in the units of the drawing. */
export const HEX = 50;

const CORNERS: readonly Point[] = corners(HEX);
const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A hexagon about its middle as a path; `part` of its full size. */
export const hexagon = (part = 1): string =>
  `M${corners(HEX * part)
    .map(say)
    .join('L')}Z`;

/** A transform that moves what is drawn about the middle of a hexagon to its place. */
export const placeOf = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** The middles of hexagons on the map. */
export const middlesOf = (cells: readonly Hex[]): readonly Point[] => cells.map((cell) => centre(cell, HEX));

/** The directions in which edges are crossed, clockwise from the upper right. */
const CLOCKWISE = [1, 0, 5, 4, 3, 2].map((i) => DIRECTIONS[i]!);

/** By cell: the index of what lies across each of its edges, clockwise from the upper right; -1 for nothing. */
export const acrossOf = (cells: readonly Hex[]): readonly (readonly number[])[] =>
  cells.map(([q, r]) =>
    CLOCKWISE.map(([dq, dr]) => cells.findIndex(([q2, r2]) => q2 === q + dq && r2 === r + dr)),
  );

/** The part of the plane that holds all hexagons about these middles, and a margin. */
export function boxAround(middles: readonly Point[], margin: number): MapBox {
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [halfWidth, halfHeight] = [(HEX * Math.sqrt(3)) / 2 + margin, HEX + margin];
  const [x, y] = [Math.min(...xs) - halfWidth, Math.min(...ys) - halfHeight];
  return { x, y, width: Math.max(...xs) + halfWidth - x, height: Math.max(...ys) + halfHeight - y };
}

const APOTHEM = (HEX * Math.sqrt(3)) / 2;

/** All edges, as a hexagon without neighbours of its own kind has them. */
export const ALL_EDGES = 63;

const corner = (i: number): Point => CORNERS[(i + 6) % 6]!;
const towards = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

function drawn(edges: number, inset: number): string {
  // The same distance along an edge that meets the border at 120 degrees.
  const along = inset / (Math.sqrt(3) / 2) / HEX;
  const has = (i: number) => (edges & (1 << ((i + 6) % 6))) !== 0;
  const inside = (i: number) => towards(corner(i), { x: 0, y: 0 }, inset / APOTHEM);
  if (edges === ALL_EDGES) return `M${CORNERS.map((_, i) => say(inside(i))).join('L')}Z`;
  // Where a border ends it meets that of the next hexagon on the edge between them.
  const from = (i: number) => (has(i - 1) ? inside(i) : towards(corner(i), corner(i - 1), along));
  const to = (i: number) => (has(i + 1) ? inside(i + 1) : towards(corner(i + 1), corner(i + 2), along));
  return CORNERS.flatMap((_, i) => (has(i) ? [`M${say(from(i))}L${say(to(i))}`] : [])).join('');
}

const paths = new Map<string, string>();

/**
 * The border of a territory within one of its hexagons.
 * @param edges a bit for each edge that leads out of it, clockwise from the upper right
 * @param inset how far it lies inside the hexagon
 */
export function borderOf(edges: number, inset = 3.2): string {
  const key = `${edges} ${inset}`;
  const path = paths.get(key) ?? drawn(edges, inset);
  paths.set(key, path);
  return path;
}
