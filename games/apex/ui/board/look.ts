import { centre, corners } from '@conclave/mechanics/hex';
import { contour, field, stars } from '@conclave/web/kit';
import { galaxyOf } from '../../rules/galaxy.ts';

/** From the middle of a sector to its corners, in the units of the drawing. */
export const SIZE = 50;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the sectors of a galaxy lie, and the part of the plane that holds them all. */
export interface Plan {
  readonly points: readonly Point[];
  readonly box: string;
  /** Width by height. */
  readonly ratio: number;
}

const MARGIN = 8;
const PLANS = new Map<number, Plan>();

function lay(seats: number): Plan {
  const points = galaxyOf(seats).cells.map((cell) => centre(cell, SIZE));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [halfWidth, halfHeight] = [(SIZE * Math.sqrt(3)) / 2 + MARGIN, SIZE + MARGIN];
  const [left, top] = [Math.min(...xs) - halfWidth, Math.min(...ys) - halfHeight];
  const [width, height] = [Math.max(...xs) + halfWidth - left, Math.max(...ys) + halfHeight - top];
  const ratio = width / height;
  return { points, ratio, box: [left, top, width, height].map((n) => n.toFixed(1)).join(' ') };
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

/** Cells of the grid that contours are drawn on, and their size in the drawing. */
const CELLS = 12;
const CELL = (2 * SIZE) / CELLS;
const LEVELS = [0.42, 0.56];
const STARS = 9;

export interface Sky {
  /** Contour lines, faint first, in units of `CELL` from the upper left corner of the sector. */
  readonly contours: readonly string[];
  readonly stars: readonly (Point & { readonly r: number })[];
}

const SKIES = new Map<string, Sky>();

function paint(seed: string): Sky {
  const height = field(`apex ${seed}`, 3);
  return {
    contours: LEVELS.map((level) => contour((x, y) => height(x / 4, y / 4), CELLS, CELLS, level)),
    stars: stars(`apex stars ${seed}`, STARS).map(({ x, y, size }) => ({
      x: (x - 0.5) * 1.5 * SIZE,
      y: (y - 0.5) * 1.5 * SIZE,
      r: 0.5 + size,
    })),
  };
}

/** What a tile or origin looks like, the same for everybody and for ever. */
export function skyOf(seed: string): Sky {
  const sky = SKIES.get(seed) ?? paint(seed);
  SKIES.set(seed, sky);
  return sky;
}

/** Brings contours to their place in a sector. */
export const CONTOUR_PLACE = `translate(${-SIZE} ${-SIZE}) scale(${CELL.toFixed(3)})`;
