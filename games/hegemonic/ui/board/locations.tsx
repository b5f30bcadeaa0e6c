import { seatColor } from '@conclave/kit';
import { type Point, textAt } from '@conclave/kit/table';
import type { Tile } from '../../data/tiles.ts';
import { PIECES, type PieceKind } from '../symbols/drawings.ts';
import { Faction } from '../symbols/symbols.tsx';
import type { SectorPicture, Standing } from './picture.ts';
import { PieceAt, pieceSize } from './piece-defs.tsx';
import { EMBASSY, FACTION_AT, LEVEL, powerAt, TOWER, WORLD, worksOf, worldOf } from './spots.ts';

/** A Location that is open: the outline of what may be built there. */
function Open({
  kind,
  at: { x, y },
  size,
}: {
  readonly kind: PieceKind;
  readonly at: Point;
  readonly size: number;
}) {
  return (
    <path
      className={`k-pen hg-open hg-open-${kind}`}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size * 0.9).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}
      d={PIECES[kind].solid}
    />
  );
}

interface LocationsProps {
  readonly picture: SectorPicture;
  readonly scale: number;
  /** Whether the power of the political Location is said. */
  readonly isValued?: boolean;
}
type Of = LocationsProps & { readonly tile: Tile };

/** Pixels of a unit below which pieces of a seat stand as one, with their number. */
export const CROWDED = 0.62;

/** How many pieces one stands for. */
export function Times({ n, at, scale }: { readonly n: number; readonly at: Point; readonly scale: number }) {
  if (n < 2) return null;
  return (
    <text className="k-lettering hg-number" x={at.x} y={at.y} fontSize={textAt(scale, 13)}>
      {n}
    </text>
  );
}

/** Complexes of a seat as one piece, where there is no room for each. */
function Gathered({ picture: { complexes }, tile, scale }: Of) {
  const size = pieceSize(scale);
  const spots = worksOf(tile);
  const seats = [...new Set(complexes.map(({ seat }) => seat))];
  return seats.map((seat, i) => {
    const own = complexes.filter((base) => base.seat === seat);
    const at = spots[Math.min(spots.length - 1, seats.length === 1 ? spots.length - 1 : i)]!;
    const change = own.find((base) => base.change)?.change;
    return (
      <g key={seat}>
        <PieceAt kind="complex" seat={seat} change={change} {...at} size={size} />
        <Times n={own.length} at={{ x: at.x + size * 0.42, y: at.y - size * 0.5 }} scale={scale} />
      </g>
    );
  });
}

/** Rocks: a Complex each. */
function Industry(props: Of) {
  const { picture, tile, scale } = props;
  const { complexes } = picture;
  if (scale < CROWDED && complexes.length > 1) return <Gathered {...props} />;
  return worksOf(tile).map((at, i) => {
    const base = complexes[i];
    return base ? (
      <PieceAt key={i} kind="complex" {...base} {...at} size={pieceSize(scale)} />
    ) : (
      <Open key={i} kind="complex" at={at} size={17} />
    );
  });
}

/** The ring that the Embassy of a seat draws round its world. */
const Orbit = ({ tile, embassy: { seat, change } }: { readonly tile: Tile; readonly embassy: Standing }) => (
  <circle
    className="k-pen hg-orbit"
    strokeWidth={2.6}
    data-change={change}
    cx={WORLD.x}
    cy={WORLD.y}
    r={worldOf(tile) + 1}
    style={{ color: seatColor(seat) }}
  />
);

/** A world with its faction's sign and its power: an Embassy. */
function Politics({ picture: { embassy }, tile, scale, isValued = true }: Of) {
  const text = textAt(scale, 16);
  const value = powerAt(tile);
  return (
    <g className="hg-politics" data-faction={tile.faction}>
      {tile.faction >= 0 && <Faction faction={tile.faction} size={13} {...FACTION_AT} />}
      {embassy ? (
        <>
          <Orbit tile={tile} embassy={embassy} />
          <PieceAt kind="embassy" {...embassy} {...EMBASSY} size={pieceSize(scale)} />
        </>
      ) : (
        <Open kind="embassy" at={EMBASSY} size={20} />
      )}
      {isValued && (
        <text className="k-lettering hg-number" x={value.x} y={value.y + text * 0.36} fontSize={text}>
          {tile.political}
        </text>
      )}
    </g>
  );
}

/** A beacon for each Outpost that may stand on the others: a stack. */
function Arms({ picture: { outposts }, tile, scale }: Of) {
  const size = pieceSize(scale);
  const at = (level: number): Point => ({ x: TOWER.x, y: TOWER.y - level * LEVEL });
  const top = outposts.at(-1);
  if (scale < CROWDED && top)
    return (
      <>
        <PieceAt kind="outpost" {...top} {...TOWER} size={size} />
        <Times n={outposts.length} at={{ x: TOWER.x + size * 0.3, y: TOWER.y - size * 0.55 }} scale={scale} />
      </>
    );
  const open = Array.from({ length: tile.martial }, (_, i) => tile.martial - 1 - i);
  return (
    <>
      {open.map(
        (level) => level >= outposts.length && <Open key={level} kind="outpost" at={at(level)} size={17} />,
      )}
      {outposts.map((base, level) => (
        <PieceAt key={level} kind="outpost" {...base} {...at(level)} size={size} />
      ))}
    </>
  );
}

/** The Locations of a tile, and the bases on them. */
export function Locations(props: LocationsProps) {
  const { tile } = props.picture;
  if (tile === null) return null;
  return (
    <>
      <Industry {...props} tile={tile} />
      {tile.political > 0 && <Politics {...props} tile={tile} />}
      <Arms {...props} tile={tile} />
    </>
  );
}
