import { along, type Context, poly } from './brush.ts';

/** Roofs: lit and in shade. */
export type Roof = readonly [lit: string, shade: string];

/** A house: lit wall, dark wall, roof of two planes. */
export function house(c: Context, x: number, y: number, w: number, h: number, roof: Roof): void {
  const d = w * 0.42;
  poly(
    c,
    [
      [x - w / 2, y],
      [x - w / 2, y - h],
      [x, y - h],
      [x, y],
    ],
    '#f2e2c0',
  );
  poly(
    c,
    [
      [x, y],
      [x, y - h],
      [x + d, y - h - d * 0.3],
      [x + d, y - d * 0.3],
    ],
    '#a98b66',
  );
  const top = y - h - w * 0.55;
  poly(
    c,
    [
      [x - w / 4, top],
      [x - w / 4 + d, top - d * 0.3],
      [x + d + 1, y - h - d * 0.3],
      [x + 0.5, y - h],
    ],
    roof[0],
  );
  poly(
    c,
    [
      [x - w / 2 - 1, y - h],
      [x - w / 4, top],
      [x + 0.5, y - h],
    ],
    '#e0cda6',
  );
  poly(
    c,
    [
      [x - w / 2 - 1, y - h],
      [x - w / 4, top],
      [x - w / 8, top + w * 0.27],
      [x - w / 2 + 1, y - h + 1],
    ],
    roof[1],
  );
  c.fillStyle = '#4c3420';
  c.fillRect(x - w * 0.33, y - h * 0.55, w * 0.16, h * 0.55);
}

/** A round tower, with a pointed roof or with merlons. */
export function tower(c: Context, x: number, y: number, w: number, h: number, roof: Roof | null): void {
  c.fillStyle = along(c, [x - w / 2, 0, x + w / 2, 0], '#fbefd2', '#d8c096', '#7e6444');
  c.fillRect(x - w / 2, y - h, w, h);
  c.fillRect(x - w * 0.62, y - h - w * 0.2, w * 1.24, w * 0.3);
  if (roof) {
    const eaves = y - h - w * 0.15;
    poly(
      c,
      [
        [x - w * 0.72, eaves],
        [x, y - h - w * 1.25],
        [x + w * 0.15, eaves],
      ],
      roof[0],
    );
    poly(
      c,
      [
        [x, y - h - w * 1.25],
        [x + w * 0.72, eaves],
        [x + w * 0.15, eaves],
      ],
      roof[1],
    );
  } else {
    c.fillStyle = '#e8d6b0';
    for (let k = -1; k < 2; k++) c.fillRect(x + k * w * 0.42 - w * 0.13, y - h - w * 0.45, w * 0.26, w * 0.3);
  }
  c.fillStyle = '#3c2a1a';
  c.fillRect(x - w * 0.1, y - h * 0.72, w * 0.2, w * 0.34);
}

/** A wall with merlons from one foot to another. */
export function wall(
  c: Context,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  h: number,
  face: string,
): void {
  poly(
    c,
    [
      [x0, y0],
      [x1, y1],
      [x1, y1 - h],
      [x0, y0 - h],
    ],
    face,
  );
  const n = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / (h * 0.75)));
  c.fillStyle = face;
  for (let k = 0; k < n; k++) {
    const t = (k + 0.25) / n;
    c.fillRect(
      x0 + (x1 - x0) * t,
      y0 + (y1 - y0) * t - h * 1.35,
      (Math.abs(x1 - x0) / n) * 0.5 + 0.6,
      h * 0.5,
    );
  }
}
