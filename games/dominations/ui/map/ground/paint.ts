import type { MapBox, Point } from '@conclave/kit/table';
import { CRADLE_CELLS } from '../../../data/cradle.ts';
import { coastOf, outlineOf } from './lines.ts';
import { riversOf } from './rivers.ts';

/** Pixels of a unit of the map in the picture of the ground: the patches are as fine. */
const FINENESS = 1.28;

/** Pictures of the seven lands, each of which joins itself. */
export type Patches = readonly CanvasImageSource[];

/** What the ground is painted from. */
export interface Terrain {
  readonly cells: readonly number[];
  /** The Domains of their Camps. */
  readonly camps: readonly number[];
  readonly box: MapBox;
  readonly isLight: boolean;
}

const CRADLE = 6;
const PALETTE = {
  dark: {
    water: 'rgb(58 112 132)',
    bank: 'rgb(24 20 14 / 0.55)',
    shoal: 'rgb(62 118 124 / 0.17)',
    line: 'rgb(214 170 112 / 0.5)',
    sand: 'rgb(214 186 138 / 0.8)',
    ink: 'rgb(18 10 4 / 0.8)',
    edge: 'rgb(12 6 2 / 0.3)',
    light: 'rgb(255 230 180 / 0.3)',
    shadow: 'rgb(0 0 0 / 0.65)',
  },
  light: {
    water: 'rgb(120 164 176)',
    bank: 'rgb(90 60 30 / 0.35)',
    shoal: 'rgb(140 184 178 / 0.2)',
    line: 'rgb(140 96 52 / 0.5)',
    sand: 'rgb(250 236 198 / 0.85)',
    ink: 'rgb(84 50 20 / 0.75)',
    edge: 'rgb(90 54 20 / 0.2)',
    light: 'rgb(255 248 226 / 0.55)',
    shadow: 'rgb(80 50 20 / 0.4)',
  },
} as const;

type Context = OffscreenCanvasRenderingContext2D;

const sheet = (width: number, height: number): Context =>
  new OffscreenCanvas(Math.ceil(width), Math.ceil(height)).getContext('2d')!;

const lineOf = (path: Path2D, points: readonly Point[], isClosed = false): void => {
  for (const [i, { x, y }] of points.entries()) i === 0 ? path.moveTo(x, y) : path.lineTo(x, y);
  if (isClosed) path.closePath();
};

function pathOf(lines: readonly (readonly Point[])[], isClosed = false): Path2D {
  const path = new Path2D();
  for (const line of lines) lineOf(path, line, isClosed);
  return path;
}

/** A smooth line through points. */
function smoothed(points: readonly Point[]): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  return points.slice(0, -1).flatMap((_, i) =>
    [0, 0.2, 0.4, 0.6, 0.8].map((t) => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const along = (u: 'x' | 'y') =>
        0.5 *
        (2 * b[u] +
          (c[u] - a[u]) * t +
          (2 * a[u] - 5 * b[u] + 4 * c[u] - d[u]) * t * t +
          (3 * b[u] - a[u] - 3 * c[u] + d[u]) * t ** 3);
      return { x: along('x'), y: along('y') };
    }),
  );
}

/** How soft the borders of lands are: a mask is drawn so many times smaller, and blown up. */
const SOFT = 10;

/** All lands, each blending into its neighbours. */
function paintLands(c: Context, { cells, camps, box }: Terrain, patches: Patches): void {
  const { width, height } = c.canvas;
  const place = (on: Context, scale: number) =>
    on.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  const fills = patches.map((patch) => {
    const pattern = c.createPattern(patch, 'repeat')!;
    pattern.setTransform(new DOMMatrix().scale(1 / FINENESS));
    return pattern;
  });
  const tiles = [...cells, ...CRADLE_CELLS].map((cell, i) => ({
    land: camps[i] ?? CRADLE,
    path: pathOf([outlineOf(cell)], true),
  }));
  place(c, FINENESS);
  for (const { land, path } of tiles) {
    c.fillStyle = fills[land]!;
    c.fill(path);
    c.strokeStyle = fills[land]!;
    c.stroke(path);
  }
  const small = sheet(width / SOFT, height / SOFT);
  const soft = sheet(width, height);
  for (const [land, fill] of fills.entries()) {
    const own = tiles.filter((tile) => tile.land === land);
    if (own.length === 0) continue;
    small.resetTransform();
    small.clearRect(0, 0, width, height);
    place(small, FINENESS / SOFT);
    for (const { path } of own) small.fill(path);
    soft.resetTransform();
    soft.globalCompositeOperation = 'copy';
    soft.imageSmoothingQuality = 'high';
    soft.drawImage(small.canvas, 0, 0, small.canvas.width * SOFT, small.canvas.height * SOFT);
    soft.globalCompositeOperation = 'source-in';
    place(soft, FINENESS);
    soft.fillStyle = fill;
    soft.fillRect(box.x, box.y, box.width, box.height);
    c.resetTransform();
    c.globalCompositeOperation = 'source-atop';
    c.drawImage(soft.canvas, 0, 0);
    c.globalCompositeOperation = 'source-over';
    place(c, FINENESS);
  }
}

/** Shoals, and lines in the water that fade away from the coast. */
function paintSea(c: Context, coast: Path2D, { shoal, line }: (typeof PALETTE)['dark' | 'light']): void {
  c.lineJoin = c.lineCap = 'round';
  for (let n = 6; n > 0; n--) {
    const far = 2 * (3.4 * n + 0.42 * n * n);
    c.globalAlpha = 1.1 - 0.16 * n;
    c.strokeStyle = line;
    c.lineWidth = far + 1.7;
    c.stroke(coast);
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'destination-out';
    c.strokeStyle = 'black';
    c.lineWidth = far;
    c.stroke(coast);
    c.globalCompositeOperation = 'source-over';
  }
  c.globalCompositeOperation = 'destination-over';
  c.strokeStyle = shoal;
  for (let width = 12; width <= 72; width += 10) {
    c.lineWidth = width;
    c.stroke(coast);
  }
  c.globalCompositeOperation = 'source-over';
}

/** Beach and inked shore, rivers, and a hair between tiles: seen when looked for, never a fence. */
function paintOver(
  c: Context,
  { cells, camps }: Terrain,
  coast: Path2D,
  colours: (typeof PALETTE)['dark' | 'light'],
): void {
  c.globalCompositeOperation = 'source-atop';
  c.lineJoin = c.lineCap = 'round';
  for (const [width, alpha] of [
    [13, 0.35],
    [8, 0.6],
  ] as const) {
    c.globalAlpha = alpha;
    c.strokeStyle = colours.sand;
    c.lineWidth = width;
    c.stroke(coast);
  }
  c.globalAlpha = 1;
  const hairs = pathOf(cells.map(outlineOf), true);
  c.strokeStyle = colours.edge;
  c.lineWidth = 2.2;
  c.stroke(hairs);
  c.strokeStyle = colours.light;
  c.lineWidth = 0.8;
  c.stroke(hairs);
  const rivers = riversOf(cells, (place) => camps[place]!).map(smoothed);
  for (const [more, colour] of [
    [2.4, colours.bank],
    [0, colours.water],
  ] as const)
    for (const river of rivers)
      for (let i = 1; i < river.length; i++) {
        c.strokeStyle = colour;
        c.lineWidth = 2 + Math.min(4.5, i * 0.16) + more;
        c.stroke(pathOf([[river[i - 1]!, river[i]!]]));
      }
  c.strokeStyle = colours.ink;
  c.lineWidth = 2.6;
  c.stroke(coast);
  c.globalCompositeOperation = 'source-over';
}

/** Paints sea and land of a map; what is no land and far from it stays clear. */
export function paintGround(terrain: Terrain, patches: Patches): OffscreenCanvas {
  const { cells, box, isLight } = terrain;
  const colours = PALETTE[isLight ? 'light' : 'dark'];
  const [width, height] = [box.width * FINENESS, box.height * FINENESS];
  const coast = pathOf(coastOf(new Set([...cells, ...CRADLE_CELLS])));
  const land = sheet(width, height);
  paintLands(land, terrain, patches);
  paintOver(land, terrain, coast, colours);
  const all = sheet(width, height);
  all.setTransform(FINENESS, 0, 0, FINENESS, -box.x * FINENESS, -box.y * FINENESS);
  paintSea(all, coast, colours);
  all.resetTransform();
  all.shadowColor = colours.shadow;
  all.shadowBlur = 9;
  all.shadowOffsetX = 5;
  all.shadowOffsetY = 7;
  all.drawImage(land.canvas, 0, 0);
  return all.canvas;
}
