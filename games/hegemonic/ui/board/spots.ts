import type { Point } from '@conclave/kit/table';
import type { Tile } from '../../data/tiles.ts';

/*
 * Where things lie within a sector, in units about its middle: politics above, industry at the left, arms at the right,
 * units and Gates below and wherever else a tile leaves room.
 */

export const SQUARE = 15.5;
export const CIRCLE = 13;
export const POLITICS: Point = { x: -1, y: -22.5 };
export const FACTION_AT: Point = { x: -22.5, y: -21.5 };
export const VALUE_Y = -22;
export const TOWER: Point = { x: 23.5, y: 20 };

const [LEFT, RIGHT, MIDDLE] = [-30.6, -13.4, -22];
/** The middles of 1, 2 or 3 squares. */
const SQUARES: readonly (readonly Point[])[] = [
  [],
  [{ x: MIDDLE, y: 6 }],
  [
    { x: LEFT, y: 6 },
    { x: RIGHT, y: 6 },
  ],
  [
    { x: LEFT, y: 13 },
    { x: RIGHT, y: 13 },
    { x: MIDDLE, y: -4.5 },
  ],
];
export const squaresOf = ({ industrial }: Tile): readonly Point[] => SQUARES[industrial]!;

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
