import { seatColor } from '@conclave/kit';
import { hexagon, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import { HouseSign } from '../symbols/symbols.tsx';
import { Locations } from './locations.tsx';
import type { SectorPicture } from './picture.ts';
import { tileArt } from './tile-art.ts';
import { Beside } from './units.tsx';

const WHOLE = hexagon();
const INSIDE = hexagon(0.9);

/** Pixels a unit below which a number would hide more than it says. */
const CRAMPED = 0.36;
/** Pixels a unit from which on there is room for the name beside what a tile holds. */
const NAMED = 0.95;

function Name({ picture: { name, tile, units, gates }, hasTopSeal, scale }: DrawingProps) {
  if (tile === null) {
    const text = textAt(scale, 16);
    return (
      <text className="hg-name" y={text * 0.36} fontSize={text}>
        {name}
      </text>
    );
  }
  if (scale < NAMED || (hasTopSeal && units.length + gates.length > 0)) return null;
  return (
    <text className="hg-name" y={hasTopSeal ? 44 : -37.5} fontSize={textAt(scale, 8)}>
      {name}
    </text>
  );
}

function Art({ tile }: { readonly tile: number }) {
  const { clouds, stars } = tileArt(tile);
  return (
    <g className="hg-art" clipPath="url(#hg-hexagon)">
      <path d={clouds} />
      <path d={stars} />
    </g>
  );
}

/** The home of a seat with the sign of its Great House, under what stands there. */
function Home({ home }: SectorPicture) {
  return (
    <g className="hg-home" style={{ color: seatColor(home) }}>
      <path d={INSIDE} />
      <HouseSign seat={home} size={58} x={0} y={0} className="hg-house" />
    </g>
  );
}

interface DrawingProps {
  readonly picture: SectorPicture;
  /** The number of its tile, -1 for none. */
  readonly number: number;
  /** Whether the seal of its board lies on its upper corner. */
  readonly hasTopSeal: boolean;
  /** Pixels of a unit; what is read grows where there are few. */
  readonly scale: number;
}

function drawn(props: DrawingProps) {
  const { picture, number, scale } = props;
  const { tile, isNewTile, home } = picture;
  return (
    <>
      <path
        className="hg-ground"
        d={WHOLE}
        data-empty={tile === null || undefined}
        data-change={isNewTile ? 'new' : undefined}
      />
      <Art tile={number} />
      {home >= 0 && <Home {...picture} />}
      <Name {...props} />
      <Locations picture={picture} scale={scale} isValued={scale >= CRAMPED} />
      <Beside picture={picture} scale={scale} />
    </>
  );
}

const isSame = (a: DrawingProps, b: DrawingProps) =>
  a.scale === b.scale &&
  a.hasTopSeal === b.hasTopSeal &&
  a.number === b.number &&
  (a.picture === b.picture || JSON.stringify(a.picture) === JSON.stringify(b.picture));

/** The drawing of a sector about its middle. */
export const SectorDrawing = memo(drawn, isSame);
