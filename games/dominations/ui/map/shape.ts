import * as pen from '@conclave/kit/map/pen.ts';
import type { Point } from '@conclave/kit/table';
import { centre, isDown, point, vertexOf } from '@conclave/mechanics/triangles';
import { CRADLE_CELLS } from '../../data/cradle.ts';

/** Length of an edge of a Land tile on the drawn map; everything else on it is in the same units. */
export const EDGE = 100;
/** From the middle of a tile to an edge, and to a corner. */
export const APOTHEM = EDGE / (2 * Math.sqrt(3));
export const REACH = 2 * APOTHEM;

/** How far a tile stays away from its edges, so that tiles are seen apart. */
const GAP = 1.1;
/** How far the coloured corner of a tile reaches along its edges. */
const DOT = 25;
/** From a corner of a tile to the middle of the sign in it: that of the circle that fits in. */
const SIGN_AT = 15.8;

/** By which of its cells the Cradle is known as a place. */
export const CRADLE_PLACE = CRADLE_CELLS[0]!;

export const middleOf = (cell: number): Point => centre(cell, EDGE);
export const vertexPoint = (vertex: number): Point => point(vertex, EDGE);

/** The corners of a tile about its middle, clockwise as `mechanics/triangles` counts them: pointing up, pointing down. */
const CORNERS: readonly (readonly Point[])[] = [
  [
    { x: -EDGE / 2, y: APOTHEM },
    { x: 0, y: -REACH },
    { x: EDGE / 2, y: APOTHEM },
  ],
  [
    { x: -EDGE / 2, y: -APOTHEM },
    { x: EDGE / 2, y: -APOTHEM },
    { x: 0, y: REACH },
  ],
];

export const cornersAt = (isDownward: boolean): readonly Point[] => CORNERS[isDownward ? 1 : 0]!;

const scaled = ({ x, y }: Point, part: number): pen.Spot => [x * part, y * part];

/** A triangle about its middle as a path; `inset` is how far it stays away from its edges. */
export const triangle = (isDownward: boolean, inset = 0): string =>
  pen.loop(cornersAt(isDownward).map((corner) => scaled(corner, 1 - inset / APOTHEM)));

const towards = (a: Point, b: Point, far: number): Point => {
  const part = far / Math.hypot(b.x - a.x, b.y - a.y);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
};
const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The part of a disc about `corner` between the directions of two points, clockwise from the first. */
export function slice(corner: Point, from: Point, to: Point, radius: number): string {
  return `M${say(corner)}L${say(towards(corner, from, radius))}A${radius} ${radius} 0 0 1 ${say(towards(corner, to, radius))}Z`;
}

const inside = (isDownward: boolean): readonly Point[] =>
  cornersAt(isDownward).map(({ x, y }) => ({ x: x * (1 - GAP / APOTHEM), y: y * (1 - GAP / APOTHEM) }));

const dotsOf = (isDownward: boolean): readonly string[] => {
  const at = inside(isDownward);
  return at.map((corner, i) => slice(corner, at[(i + 1) % 3]!, at[(i + 2) % 3]!, DOT - GAP));
};
const DOTS = [dotsOf(false), dotsOf(true)];
const FACES = [triangle(false, GAP), triangle(true, GAP)];

/** The face of a tile, and its three coloured corners. */
export const faceOf = (isDownward: boolean): string => FACES[isDownward ? 1 : 0]!;
export const dotOf = (isDownward: boolean, corner: number): string => DOTS[isDownward ? 1 : 0]![corner]!;

/** Where the sign of a corner lies. */
export const signAt = (isDownward: boolean, corner: number): Point =>
  towards(cornersAt(isDownward)[corner]!, { x: 0, y: 0 }, SIGN_AT);

/** Where the sign of the Camp lies when something stands on it: before the level edge. */
export const badgeAt = (isDownward: boolean): Point => ({ x: 0, y: (isDownward ? -1 : 1) * (APOTHEM - 9.5) });

/** How far from the middle of the Cradle the signs of its dots lie, in parts of the way to its corners. */
export const CRADLE_SIGN_AT = 0.86;

/** Where the sign of a corner of a piece lies on the map; the Cradle goes by one of its cells. */
export function dotPoint(cell: number, corner: number): Point {
  if (CRADLE_CELLS.includes(cell)) {
    const { x, y } = vertexPoint(vertexOf(cell, corner));
    return { x: x * CRADLE_SIGN_AT, y: y * CRADLE_SIGN_AT };
  }
  const { x, y } = middleOf(cell);
  const at = signAt(isDown(cell), corner);
  return { x: x + at.x, y: y + at.y };
}
