import type { Tile } from '../../data/tiles.ts';

/** A point of a sector, about its middle. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/*
 * Where things lie within a sector, in units about its middle: its world above, rocks at the left, the beacon of arms at the
 * right, units and Gates below and wherever else a tile leaves room. The pictures of tiles are painted by it too.
 */

/** The middle of the world or star of a sector, and how large a world is: without power, and more for each point. */
export const WORLD: Point = { x: 12, y: -18 };
export const WORLD_SIZE = [12.5, 2.6] as const;
/** The radius of the world of a tile. */
export const worldOf = ({ political }: Tile): number => WORLD_SIZE[0] + WORLD_SIZE[1] * political;
/** The foot of an Embassy on its world; its power stands at its left, and over that the sign of its faction. */
export const EMBASSY: Point = { x: 12, y: -8 };
export const powerAt = (tile: Tile): Point => ({ x: WORLD.x - worldOf(tile) - 7, y: -20 });
/** The sign of a Great House on its home. */
export const HOUSE_AT: Point = { x: -27, y: -25 };
export const FACTION_AT: Point = { x: -12.5, y: -35 };
/** The foot of a stack of Outposts. */
export const TOWER: Point = { x: 28.5, y: 20 };
/** How much higher each Outpost of a stack stands. */
export const LEVEL = 8.5;

/** The feet of 1, 2 or 3 Complexes, those behind first. */
const WORKS: readonly (readonly Point[])[] = [
  [],
  [{ x: -20, y: 11 }],
  [
    { x: -28, y: 8 },
    { x: -9.5, y: 14 },
  ],
  [
    { x: -27, y: -6 },
    { x: -30, y: 15 },
    { x: -9.5, y: 16 },
  ],
];
export const worksOf = ({ industrial }: Tile): readonly Point[] => WORKS[industrial]!;

const BELOW: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 31 }],
  [
    { x: -11.5, y: 30 },
    { x: 11.5, y: 30 },
  ],
  [
    { x: -21, y: 27 },
    { x: 0, y: 34 },
    { x: 21, y: 27 },
  ],
];
const INNER: Point = { x: 0, y: 6 };
const ASIDE = {
  top: [
    { x: 0, y: -30 },
    { x: -23, y: -22 },
    { x: 23, y: -22 },
  ],
  left: [
    { x: -27, y: 4 },
    { x: -23, y: -17 },
  ],
  right: [
    { x: 27, y: 4 },
    { x: 23, y: -17 },
  ],
} as const;

/** Where there is no room, but less is hidden than elsewhere. */
const BETWEEN: readonly Point[] = [
  { x: -34, y: -10 },
  { x: 35, y: -10 },
];

/** Places for so many units and halves of Gates; fewer places than wanted if the sector is full. */
export function spotsFor(tile: Tile | null, n: number): readonly Point[] {
  if (n <= 3) return BELOW[n]!;
  const free = tile === null ? { industrial: 0, political: 0, martial: 0 } : tile;
  return [
    ...BELOW[3]!,
    INNER,
    ...(free.martial === 0 ? ASIDE.right : []),
    ...(free.industrial === 0 ? ASIDE.left : []),
    ...(free.political === 0 ? ASIDE.top : []),
    ...BETWEEN,
  ].slice(0, n);
}
