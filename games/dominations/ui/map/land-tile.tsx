import { useEdition, usePaintings } from '@conclave/kit/table';
import { memo, useId } from 'react';
import { TILES } from '../../data/tiles.ts';
import { LANDS } from '../art/lands.ts';
import { DomainMark } from '../symbols/symbols.tsx';
import { APOTHEM, badgeAt, dotOf, EDGE, faceOf, REACH, signAt } from './shape.ts';

const CAMP = 16.5;
const SIGN = { dot: 12, camp: 20, badge: 11.5 };
const BADGE = 8.2;
/** Camps are discs in a rim of bronze. */
const BRONZE = 'var(--dm-rim)';
const RIM = 2.2;

interface TileProps {
  readonly tile: number;
  /** How far it is turned, 0 to 2. */
  readonly rotation: number;
  readonly isDown: boolean;
  /** Whether something stands on the Camp, so that its sign gives way. */
  readonly isTaken?: boolean;
  /** Whether it brings its land with it, since it does not lie on the ground that is painted. */
  readonly isLoose?: boolean;
  /** Whether it lies on ground that is not painted yet, or never will be. */
  readonly isPlain?: boolean;
}

/** A patch of land is so wide on the map. */
const PATCH = 300;

/** The land of a loose tile; which part of it differs from tile to tile. */
function LooseLand({ tile, isDown }: Pick<TileProps, 'tile' | 'isDown'>) {
  const edition = useEdition();
  const there = usePaintings(edition && LANDS[edition]);
  const id = useId();
  if (edition === null || there === null) return null;
  return (
    <>
      <clipPath id={id}>
        <path d={faceOf(isDown)} />
      </clipPath>
      <image
        href={LANDS[edition][TILES[tile]!.camp]}
        x={-70 - ((tile * 37) % 160)}
        y={-70 - ((tile * 53) % 160)}
        width={PATCH}
        height={PATCH}
        clipPath={`url(#${id})`}
      />
    </>
  );
}

/** A tile about its middle: three coloured corners and the Camp. */
export const TileDrawing = memo((props: TileProps) => {
  const { tile, rotation, isDown, isTaken = false, isLoose = false, isPlain = false } = props;
  const { camp, dots } = TILES[tile]!;
  const badge = badgeAt(isDown);
  return (
    <>
      {(isPlain || isLoose) && <path className={`dm-land dm-ground-${camp}`} d={faceOf(isDown)} />}
      {isLoose && <LooseLand tile={tile} isDown={isDown} />}
      {isLoose && <path fill="none" stroke={BRONZE} strokeWidth={2} d={faceOf(isDown)} />}
      {dots.map((_, corner) => {
        const domain = dots[(corner + rotation) % 3]!;
        const at = signAt(isDown, corner);
        return (
          <g key={corner} className={`dm-dot dm-ground-${domain}`}>
            <path d={dotOf(isDown, corner)} />
            <DomainMark domain={domain} size={SIGN.dot} x={at.x} y={at.y} />
          </g>
        );
      })}
      <g className={`dm-ground-${camp}`}>
        {!isTaken && (
          <>
            <circle r={CAMP} stroke={BRONZE} strokeWidth={RIM} data-piece={!isLoose || undefined} />
            <DomainMark domain={camp} size={SIGN.camp} x={0} y={0} />
          </>
        )}
        {isTaken && (
          <>
            <circle cx={badge.x} cy={badge.y} r={BADGE} stroke={BRONZE} strokeWidth={RIM} />
            <DomainMark domain={camp} size={SIGN.badge} x={badge.x} y={badge.y} />
          </>
        )}
      </g>
    </>
  );
});

const WIDTH = EDGE + 4;
const HEIGHT = REACH + APOTHEM + 4;

/** A tile as a picture of its own, pointing up: for a hand. Decoration beside its name. */
export function TileFace({
  tile,
  rotation = 0,
  isDown = false,
  size = 56,
}: {
  readonly tile: number;
  readonly rotation?: number;
  readonly isDown?: boolean;
  /** Its width in pixels. */
  readonly size?: number;
}) {
  const top = (isDown ? -APOTHEM : -REACH) - 2;
  return (
    <svg
      className="dm-tile-face"
      width={size}
      height={Math.round((size * HEIGHT) / WIDTH)}
      viewBox={`${-WIDTH / 2} ${top.toFixed(1)} ${WIDTH} ${HEIGHT.toFixed(1)}`}
      aria-hidden="true"
    >
      <TileDrawing tile={tile} rotation={rotation} isDown={isDown} isLoose />
    </svg>
  );
}
