import { memo } from 'react';
import { TILES } from '../../data/tiles.ts';
import { DomainSign } from '../symbols/symbols.tsx';
import { APOTHEM, badgeAt, dotOf, EDGE, faceOf, REACH, signAt } from './shape.ts';

const CAMP = 16.5;
const SIGN = { dot: 15.5, camp: 21, badge: 11.5 };
const BADGE = 8.2;

interface TileProps {
  readonly tile: number;
  /** How far it is turned, 0 to 2. */
  readonly rotation: number;
  readonly isDown: boolean;
  /** Whether something stands on the Camp, so that its sign gives way. */
  readonly isTaken?: boolean;
}

/** A tile about its middle: three coloured corners and the Camp. */
export const TileDrawing = memo(({ tile, rotation, isDown, isTaken = false }: TileProps) => {
  const { camp, dots } = TILES[tile]!;
  const badge = badgeAt(isDown);
  return (
    <>
      <path className={`dm-land dm-ground-${camp}`} d={faceOf(isDown)} />
      {dots.map((_, corner) => {
        const domain = dots[(corner + rotation) % 3]!;
        const at = signAt(isDown, corner);
        return (
          <g key={corner} className={`dm-dot dm-ground-${domain}`}>
            <path d={dotOf(isDown, corner)} />
            <DomainSign domain={domain} size={SIGN.dot} x={at.x} y={at.y} />
          </g>
        );
      })}
      <g className={`dm-camp dm-ground-${camp}`} data-taken={isTaken || undefined}>
        <circle r={CAMP} />
        {!isTaken && <DomainSign domain={camp} size={SIGN.camp} x={0} y={0} />}
        {isTaken && (
          <>
            <circle cx={badge.x} cy={badge.y} r={BADGE} />
            <DomainSign domain={camp} size={SIGN.badge} x={badge.x} y={badge.y} />
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
      <TileDrawing tile={tile} rotation={rotation} isDown={isDown} />
    </svg>
  );
}
