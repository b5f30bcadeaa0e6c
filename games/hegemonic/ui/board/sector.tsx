import { seatColor } from '@conclave/kit';
import { hexagon, type Point, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import { HouseSign } from '../symbols/symbols.tsx';
import { nameAt, nameSize, type Room } from './labels.ts';
import { Locations } from './locations.tsx';
import type { SectorPicture } from './picture.ts';
import { HOUSE_AT } from './spots.ts';
import { TilePicture } from './tile-picture.tsx';
import { cellOf } from './tile-sheet.ts';
import { Beside } from './units.tsx';

const WHOLE = hexagon();
const INSIDE = hexagon(0.9);
const CENTRE: Point = { x: 0, y: 0 };

/** Pixels a unit below which a number would hide more than it says. */
const CRAMPED = 0.62;
function Name(room: Room) {
  const { picture, scale } = room;
  const isEmpty = picture.tile === null;
  const at = isEmpty ? CENTRE : nameAt(room);
  if (at === null) return null;
  const text = isEmpty ? textAt(scale, 16) : nameSize(scale);
  return (
    <text
      className={`k-lettering hg-name ${isEmpty ? '' : 'hg-number'}`}
      x={at.x}
      y={at.y + text * 0.36}
      fontSize={text}
    >
      {picture.name}
    </text>
  );
}

/** The home of a seat with the sign of its Great House, under what stands there. */
function Home({ home }: SectorPicture) {
  return (
    <g className="hg-home" style={{ color: seatColor(home) }}>
      <path
        d={INSIDE}
        fill="color-mix(in oklch, currentColor 13%, transparent)"
        stroke="currentColor"
        strokeWidth={2}
      />
      <HouseSign seat={home} size={18} {...HOUSE_AT} className="hg-house" />
    </g>
  );
}

interface GroundProps {
  readonly picture: SectorPicture;
  /** The number of its tile, -1 for none. */
  readonly number: number;
  /** The sheet of painted hexes, as soon as it is there. */
  readonly sheet: string | null;
}

const sameGround = (a: GroundProps, b: GroundProps) =>
  a.sheet === b.sheet &&
  a.number === b.number &&
  a.picture.home === b.picture.home &&
  a.picture.isNewTile === b.picture.isNewTile;

/** The ground of a hex: the tile that lies there, or nothing. */
export const SectorGround = memo(({ picture, number, sheet }: GroundProps) => {
  const { tile, isNewTile, home } = picture;
  return (
    <>
      <path
        className="hg-ground"
        d={WHOLE}
        data-empty={tile === null || undefined}
        data-change={isNewTile ? 'new' : undefined}
      />
      {sheet !== null && <TilePicture sheet={sheet} cell={cellOf(number, home)} />}
      {home >= 0 && <Home {...picture} />}
    </>
  );
}, sameGround);

const isSame = (a: Room, b: Room) =>
  a.scale === b.scale &&
  a.seals === b.seals &&
  (a.picture === b.picture || JSON.stringify(a.picture) === JSON.stringify(b.picture));

/** What stands in a sector about its middle. */
export const SectorDrawing = memo((props: Room) => {
  const { picture, scale } = props;
  return (
    <>
      <Name {...props} />
      <Locations picture={picture} scale={scale} isValued={scale >= CRAMPED} />
      <Beside picture={picture} scale={scale} />
    </>
  );
}, isSame);
