import { seatColor } from '@conclave/kit';
import { textAt } from '@conclave/kit/table';
import type { Tile } from '../../data/tiles.ts';
import { Faction } from '../symbols/symbols.tsx';
import { emblemAt, Mark } from './marks.tsx';
import type { SectorPicture, Standing } from './picture.ts';
import { CIRCLE, FACTION_AT, POLITICS, SQUARE, squaresOf, TOWER, VALUE_Y } from './spots.ts';

const look = (base: Standing | null | undefined) =>
  base ? { 'data-change': base.change, style: { color: seatColor(base.seat) } } : { 'data-open': true };

/** Squares: a Complex each. */
function Industry({
  tile,
  complexes,
  scale,
}: {
  readonly tile: Tile;
  readonly complexes: readonly Standing[];
  readonly scale: number;
}) {
  return squaresOf(tile).map(({ x, y }, i) => {
    const base = complexes[i];
    return (
      <g key={`${x} ${y}`} className="hg-base hg-industrial" {...look(base)}>
        <rect x={x - SQUARE / 2} y={y - SQUARE / 2} width={SQUARE} height={SQUARE} rx={1.5} />
        {base && <Mark seat={base.seat} size={emblemAt(scale, 10, SQUARE - 1)} x={x} y={y} />}
      </g>
    );
  });
}

interface LocationsProps {
  readonly picture: SectorPicture;
  readonly scale: number;
  /** Whether the power of the political Location is said. */
  readonly isValued?: boolean;
}

/** A circle between its faction's sign and its power: an Embassy. */
function Politics({ picture, tile, scale, isValued = true }: LocationsProps & { readonly tile: Tile }) {
  const { embassy } = picture;
  const text = textAt(scale, 17);
  const sign = Math.max(15, text * 0.78);
  return (
    <g className="hg-politics" data-faction={tile.faction}>
      {tile.faction >= 0 && <Faction faction={tile.faction} size={sign} {...FACTION_AT} />}
      <g className="hg-base hg-political" {...look(embassy)}>
        <circle cx={POLITICS.x} cy={POLITICS.y} r={CIRCLE} />
        {embassy && <Mark seat={embassy.seat} size={emblemAt(scale, 13, 1.5 * CIRCLE)} {...POLITICS} />}
      </g>
      {isValued && (
        <text
          className="hg-value"
          x={POLITICS.x + CIRCLE + 1.5 + text * 0.31}
          y={VALUE_Y + text * 0.36}
          fontSize={text}
        >
          {tile.political}
        </text>
      )}
    </g>
  );
}

const WIDE = 13.5;
const HIGH = 19;
const STEP = 8.2;
const ARM = 10.5;

/** A triangle, and a chevron for each level above it: a stack of Outposts. */
function Arms({
  tile,
  outposts,
  scale,
}: {
  readonly tile: Tile;
  readonly outposts: readonly Standing[];
  readonly scale: number;
}) {
  const { x, y } = TOWER;
  return Array.from({ length: tile.martial }, (_, level) => {
    const base = outposts[level];
    const top = y - HIGH - level * STEP + (level > 0 ? 2 : 0);
    return (
      <g key={level} className="hg-base hg-martial" data-level={level > 0 || undefined} {...look(base)}>
        {level === 0 ? (
          <path d={`M${x - WIDE} ${y}L${x} ${top}L${x + WIDE} ${y}z`} />
        ) : (
          <path
            d={`M${x - ARM} ${(top + (ARM * HIGH) / WIDE).toFixed(1)}L${x} ${top}L${x + ARM} ${(top + (ARM * HIGH) / WIDE).toFixed(1)}`}
          />
        )}
        {base && level === 0 && <Mark seat={base.seat} size={emblemAt(scale, 9, 13)} x={x} y={y - 6.6} />}
      </g>
    );
  });
}

/** The Locations of a tile, and the bases on them. */
export function Locations(props: LocationsProps) {
  const { picture } = props;
  const { tile } = picture;
  if (tile === null) return null;
  return (
    <>
      <Industry tile={tile} complexes={picture.complexes} scale={props.scale} />
      {tile.political > 0 && <Politics {...props} tile={tile} />}
      <Arms tile={tile} outposts={picture.outposts} scale={props.scale} />
    </>
  );
}
