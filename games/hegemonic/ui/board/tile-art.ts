import { contour, field, sprinkle } from '@conclave/kit';
import { HEX, pen } from '@conclave/kit/table';
import { HOME } from '../../data/tiles.ts';

/** The faint drawing under a tile's Locations: clouds of gas as lines of equal height, and stars. */
export interface TileArt {
  readonly clouds: string;
  readonly stars: string;
}

const CELLS = 16;
const STEP = (2 * HEX) / CELLS;
const LEVELS = [0.46, 0.54, 0.62] as const;
const STARS = 9;

/** Numbers of a path in cells of the grid, about the middle of the sector and in units. */
const placed = (path: string): string =>
  path.replaceAll(/-?[\d.]+/g, (n) => (Number(n) * STEP - HEX).toFixed(1));

function drawn(tile: number): TileArt {
  const height = field(`hegemonic tile ${tile}`, 3);
  const next = sprinkle(`hegemonic stars ${tile}`);
  const around = (column: number, row: number) => height(column / 5, row / 5);
  return {
    clouds: LEVELS.map((level) => placed(contour(around, CELLS, CELLS, level))).join(''),
    stars: pen
      .range(STARS)
      .map(() => pen.dot(pen.polar(next() * 2 * Math.PI, 12 + next() * 32)))
      .join(''),
  };
}

const NOTHING: TileArt = { clouds: '', stars: '' };
const known = new Map<number, TileArt>();

/** What lies on a tile by its number, for ever the same; nothing on homes and empty hexes. */
export function tileArt(tile: number): TileArt {
  if (tile < 0 || tile === HOME) return NOTHING;
  const art = known.get(tile) ?? drawn(tile);
  known.set(tile, art);
  return art;
}
