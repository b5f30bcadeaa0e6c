import { type Point, textAt } from '@conclave/kit/table';
import { emblemAt } from './marks.tsx';
import type { SectorPicture } from './picture.ts';
import { pieceSize } from './piece-defs.tsx';
import { FACTION_AT, HOUSE_AT, LEVEL, powerAt, spotsFor, TOWER, WORLD, worksOf, worldOf } from './spots.ts';

/*
 * Where the name of a sector and the mark of who has just been there find room beside what else it holds: what is free
 * differs from sector to sector, and with every piece that comes.
 */

/** Something about the middle of a sector that hides what lies under it. */
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A sector, the seals of boards on its corners (about its middle), and how many pixels a unit has. */
export interface Room {
  readonly picture: SectorPicture;
  readonly seals: readonly Point[];
  readonly scale: number;
}

/** Names stand below where they can: there all are found soonest. */
const NAMES: readonly Point[] = [
  { x: 0, y: 38 },
  { x: -23, y: 31 },
  { x: 23, y: 31 },
  { x: -33, y: -16 },
  { x: 33, y: -16 },
  { x: 0, y: -40 },
];
const MARKS: readonly Point[] = [
  { x: -35, y: -19 },
  { x: -36, y: 20 },
  { x: 36, y: -20 },
  { x: 36, y: 24 },
  { x: 0, y: -40 },
];

const square = ({ x, y }: Point, size: number): Box => ({ x, y, width: size, height: size });
/** A piece by its foot. */
const standing = ({ x, y }: Point, size: number): Box => square({ x, y: y - size / 2 }, size);

const sealBox = (at: Point, scale: number): Box => {
  const text = textAt(scale, 14);
  return { ...at, width: text * 1.8, height: text * 1.2 };
};

/** All that a sector holds. */
function held({ picture, seals, scale }: Room): readonly Box[] {
  const { tile, home, complexes, outposts, units, gates } = picture;
  const size = pieceSize(scale);
  const number = textAt(scale, 16);
  const boxes = [
    ...seals.map((at) => sealBox(at, scale)),
    ...spotsFor(tile, units.length + gates.length).map((at) => square(at, size)),
  ];
  if (tile === null) return boxes;
  const power = powerAt(tile);
  return [
    ...boxes,
    ...worksOf(tile).map((at, i) => standing(at, i < complexes.length ? size : size * 0.6)),
    ...Array.from({ length: tile.martial }, (_, level) =>
      standing({ x: TOWER.x, y: TOWER.y - level * LEVEL }, level < outposts.length ? size : 14),
    ),
    ...(home >= 0 ? [square(HOUSE_AT, 18)] : []),
    ...(tile.political > 0
      ? // A name beside the number would be read as one with it.
        [square(WORLD, 2 * worldOf(tile)), { ...power, width: number * 2, height: number }]
      : []),
    ...(tile.faction >= 0 ? [square(FACTION_AT, 13)] : []),
  ];
}

/** How much of the first the second hides. */
const hidden = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** The place at which the least is hidden; of several the first. */
function freest(boxes: readonly Box[], others: readonly Box[]): Box {
  const cost = (box: Box) => others.reduce((sum, other) => sum + hidden(box, other), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** The size of the name of a sector with a tile. */
export const nameSize = (scale: number): number => textAt(scale, 8);

/** Pixels a unit from which on there is room for a name beside what a tile holds. */
const NAMED = 0.7;

function nameBox(room: Room): Box | null {
  const { picture, scale } = room;
  if (picture.tile === null || scale < NAMED) return null;
  const [width, height] = [nameSize(scale) * 1.3, nameSize(scale) * 0.8];
  return freest(
    NAMES.map((at) => ({ ...at, width, height })),
    held(room),
  );
}

/** Where the middle of the name of a sector with a tile stands; null where there is no room for it. */
export const nameAt = (room: Room): Point | null => nameBox(room);

/** Where the mark of a seat lies, clear of the name as well if there is one. */
export function markAt(room: Room): Point {
  const size = emblemAt(room.scale, 9) * 1.4;
  const name = nameBox(room);
  return freest(
    MARKS.map((at) => square(at, size)),
    name === null ? held(room) : [...held(room), name],
  );
}
