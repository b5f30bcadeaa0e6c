import { seatColor } from '@conclave/kit';
import { hexagon, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import { HouseSign } from '../symbols/symbols.tsx';
import { Locations } from './locations.tsx';
import type { SectorPicture } from './picture.ts';
import { NAME_BELOW, nameAt } from './spots.ts';
import { TilePicture } from './tile-picture.tsx';
import { cellOf } from './tile-sheet.ts';
import { Beside } from './units.tsx';

const WHOLE = hexagon();
const INSIDE = hexagon(0.9);

/** Pixels a unit below which a number would hide more than it says. */
const CRAMPED = 0.62;
/** Pixels a unit from which on there is room for the name beside what a tile holds. */
const NAMED = 0.6;
/** Pixels a unit from which on it stands beside the others without touching them. */
const ROOMY = 1;

function Name({ picture: { name, tile, home, units, gates }, hasLowSeal, scale }: DrawingProps) {
  if (tile === null) {
    const text = textAt(scale, 16);
    return (
      <text className="k-lettering hg-name" y={text * 0.36} fontSize={text}>
        {name}
      </text>
    );
  }
  const isLow = scale < ROOMY;
  const isCrowded = hasLowSeal || units.length + gates.length > 0;
  if (scale < NAMED || (isLow && isCrowded)) return null;
  const { x, y } = isLow ? NAME_BELOW : nameAt(tile, home >= 0);
  return (
    <text className="k-lettering hg-name hg-number" x={x} y={y} fontSize={textAt(scale, 8)}>
      {name}
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
      <HouseSign seat={home} size={18} x={-27} y={-25} className="hg-house" />
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

interface DrawingProps {
  readonly picture: SectorPicture;
  /** Whether the seal of a board lies on its lower corner. */
  readonly hasLowSeal: boolean;
  /** Pixels of a unit; what is read grows where there are few. */
  readonly scale: number;
}

const isSame = (a: DrawingProps, b: DrawingProps) =>
  a.scale === b.scale &&
  a.hasLowSeal === b.hasLowSeal &&
  (a.picture === b.picture || JSON.stringify(a.picture) === JSON.stringify(b.picture));

/** What stands in a sector about its middle. */
export const SectorDrawing = memo((props: DrawingProps) => {
  const { picture, scale } = props;
  return (
    <>
      <Name {...props} />
      <Locations picture={picture} scale={scale} isValued={scale >= CRAMPED} />
      <Beside picture={picture} scale={scale} />
    </>
  );
}, isSame);
