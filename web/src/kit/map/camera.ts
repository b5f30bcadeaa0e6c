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

/** By how much two points have turned about each other, in radians, clockwise on the screen. */
export function turned([a, b]: readonly Point[], [c, d]: readonly Point[]): number {
  if (!a || !b || !c || !d) return 0;
  const angle = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
