import { LEAST_TEXT, MOST_TEXT } from './legible.ts';

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What part of the map is looked at: everything is enlarged by `k`, then moved. */
export interface Camera extends Point {
  readonly k: number;
}

/** The box of the drawing. */
export interface MapBox extends Point {
  readonly width: number;
  readonly height: number;
}

/** The whole map. */
export const WHOLE: Camera = { k: 1, x: 0, y: 0 };
export const NEAREST = 4;

const between = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** A camera that does not leave the map. */
function held({ k, x, y }: Camera, box: MapBox): Camera {
  const near = between(k, 1, NEAREST);
  if (near === 1) return WHOLE;
  return {
    k: near,
    x: between(x, (1 - near) * (box.x + box.width), (1 - near) * box.x),
    y: between(y, (1 - near) * (box.y + box.height), (1 - near) * box.y),
  };
}

/** Nearer or farther, so that what lies at `at` in the drawing's box stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, box: MapBox): Camera {
  const k = between(camera.k * factor, 1, NEAREST);
  const part = k / camera.k;
  return held({ k, x: at.x - (at.x - camera.x) * part, y: at.y - (at.y - camera.y) * part }, box);
}

/** Moved along, in units of the drawing's box. */
export const moved = (camera: Camera, dx: number, dy: number, box: MapBox): Camera =>
  held({ k: camera.k, x: camera.x + dx, y: camera.y + dy }, box);

/** Moved so that a point of the map lies in the middle. */
export const centred = ({ k }: Camera, { x, y }: Point, box: MapBox): Camera =>
  held({ k, x: box.x + box.width / 2 - k * x, y: box.y + box.height / 2 - k * y }, box);

/** What has to be in sight when something is asked or has happened. */
export interface Aim {
  /** The middles of places, and how many units about each. */
  readonly places: readonly Point[];
  readonly reach: number;
  /** Pixels of a unit: how near a camera comes to them by itself, where they all fit. */
  readonly scale: number;
}

/** Pixels of a unit at which all text can be read and the smallest signs be told: no farther does a camera go to see more. */
const LEAST = (1.1 * LEAST_TEXT) / MOST_TEXT;
/** For so little more of size nothing moves. */
const NEAR_ENOUGH = 0.85;

/**
 * Where all of an aim is in sight and near enough. A camera from which it is stays where it is; else all of it comes to the
 * middle, as near as it fits and at least so near that it can be read.
 * @param fit pixels of a unit where all of the map is in sight
 * @param sight what is seen of the drawing's box
 */
export function aimed(
  camera: Camera,
  { places, reach, scale }: Aim,
  fit: number,
  sight: MapBox,
  box: MapBox,
): Camera {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  const { k, x, y } = camera;
  const isSeen =
    x + k * left >= sight.x &&
    x + k * right <= sight.x + sight.width &&
    y + k * top >= sight.y &&
    y + k * bottom <= sight.y + sight.height;
  const room = Math.min(sight.width / (right - left), sight.height / (bottom - top));
  const good = between(between(room, LEAST / fit, Math.max(LEAST, scale) / fit), 1, NEAREST);
  const isNear = k >= NEAR_ENOUGH * good;
  if (isSeen && isNear) return camera;
  return centred(
    { ...camera, k: isNear && k <= room ? k : good },
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    box,
  );
}

/** By how much two points have turned about each other, in radians, clockwise on the screen. */
export function turned([a, b]: readonly Point[], [c, d]: readonly Point[]): number {
  if (!a || !b || !c || !d) return 0;
  const angle = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
