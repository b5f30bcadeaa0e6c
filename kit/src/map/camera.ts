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

/** What a camera comes near to by itself: a point of the map, and how large a unit is there at least. */
export interface Aim {
  readonly at: Point;
  /** Pixels of a unit. */
  readonly scale: number;
}

/** How much of a sight its rim takes: what lies there is hardly seen. */
const RIM = 0.16;

/**
 * Near enough to an aim, and with it in sight: what can be seen of it stays where it is, other things come to the middle.
 * @param fit pixels of a unit where all is in sight
 * @param sight what is seen of the drawing's box
 */
export function approached(
  camera: Camera,
  { at, scale }: Aim,
  fit: number,
  sight: MapBox,
  box: MapBox,
): Camera {
  const place = { x: camera.x + camera.k * at.x, y: camera.y + camera.k * at.y };
  const near = zoomed(camera, Math.max(1, scale / (fit * camera.k)), place, box);
  const [x, y] = [near.x + near.k * at.x, near.y + near.k * at.y];
  const isIn = (n: number, start: number, size: number) =>
    n >= start + RIM * size && n <= start + (1 - RIM) * size;
  const isSeen = isIn(x, sight.x, sight.width) && isIn(y, sight.y, sight.height);
  return isSeen ? near : centred(near, at, box);
}

/** By how much two points have turned about each other, in radians, clockwise on the screen. */
export function turned([a, b]: readonly Point[], [c, d]: readonly Point[]): number {
  if (!a || !b || !c || !d) return 0;
  const angle = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
