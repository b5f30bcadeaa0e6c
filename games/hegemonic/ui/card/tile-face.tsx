import { hexagon } from '@conclave/kit/table';
import type { Tables } from '../../data/tables.ts';
import { Locations } from '../board/locations.tsx';
import type { SectorPicture } from '../board/picture.ts';
import { TilePicture } from '../board/tile-picture.tsx';
import { usePictures } from '../pictures.ts';

const RIM = hexagon(0.97);

/** A sector tile as it lies on the galaxy, `size` pixels high; its name stands beside it. */
export function TileFace({
  t,
  tile,
  size,
}: {
  readonly t: Tables;
  readonly tile: number;
  readonly size: number;
}) {
  const picture: SectorPicture = {
    name: '',
    tile: t.tiles[tile]!,
    isNewTile: false,
    home: -1,
    complexes: [],
    embassy: null,
    outposts: [],
    units: [],
    gates: [],
  };
  const art = usePictures();
  return (
    <svg
      className="hg-tile-face"
      data-art={art !== null || undefined}
      width={size * 0.87}
      height={size}
      viewBox="-44 -50 88 100"
      aria-hidden="true"
    >
      <path fill="var(--panel)" stroke="var(--edge)" strokeWidth={2} d={RIM} />
      {art && <TilePicture sheet={art.tiles} cell={tile} />}
      <Locations picture={picture} scale={size / 100} />
    </svg>
  );
}
