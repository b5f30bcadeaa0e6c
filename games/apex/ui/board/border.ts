import { corners } from '@conclave/mechanics/hex';
import type { Point } from '@conclave/web/kit';
import { SIZE } from './look.ts';

/** How far a border lies inside its sector. */
const INSET = 3.2;
const APOTHEM = (SIZE * Math.sqrt(3)) / 2;
/** The same distance along an edge that meets the border at 120 degrees. */
const ALONG = INSET / (Math.sqrt(3) / 2) / SIZE;

const CORNERS: readonly Point[] = corners(SIZE);
const corner = (i: number): Point => CORNERS[(i + 6) % 6]!;
const towards = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
const inside = (i: number): Point => towards(corner(i), { x: 0, y: 0 }, INSET / APOTHEM);
const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** All edges, as a sector without neighbours of its own kind has them. */
export const ALL_EDGES = 63;

const paths = new Map<number, string>();

function drawn(edges: number): string {
  const has = (i: number) => (edges & (1 << ((i + 6) % 6))) !== 0;
  if (edges === ALL_EDGES) return `M${CORNERS.map((_, i) => say(inside(i))).join('L')}Z`;
  // Where a border ends it meets that of the next sector on the edge between them.
  const from = (i: number) => (has(i - 1) ? inside(i) : towards(corner(i), corner(i - 1), ALONG));
  const to = (i: number) => (has(i + 1) ? inside(i + 1) : towards(corner(i + 1), corner(i + 2), ALONG));
  return CORNERS.flatMap((_, i) => (has(i) ? [`M${say(from(i))}L${say(to(i))}`] : [])).join('');
}

/**
 * The border of a territory within one of its sectors. `edges` has a bit for each edge that leads
 * out of it, clockwise from the upper right.
 */
export function borderOf(edges: number): string {
  const path = paths.get(edges) ?? drawn(edges);
  paths.set(edges, path);
  return path;
}
