import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { memo } from 'react';
import { MONUMENTS } from '../../data/monuments.ts';
import { CITIES, MONUMENTS_BUILT, usePieces } from '../art/pieces.ts';
import { Sprite } from '../art/sprite.tsx';
import { CitySign, MonumentSign } from '../symbols/symbols.tsx';

/** By level of a City: how large it is, and how far below its middle the emblem sits; how wide the ground it stands on is. */
const CITY = [
  { size: 0, emblem: 0, y: 0, ground: 0 },
  { size: 33, emblem: 10.5, y: 5.5, ground: 25 },
  { size: 40, emblem: 11, y: 7, ground: 29 },
  { size: 45, emblem: 12.5, y: 5.5, ground: 33 },
] as const;
const MONUMENT = 41;
/** A picture of a piece stands for an edge of a tile. */
const PICTURE = 100;

/** The ground in the colour of the Camp on which something stands. */
const Plinth = ({ camp, r }: { readonly camp: number; readonly r: number }) => (
  <g className={`dm-ground-${camp}`} stroke="rgb(20 10 4 / 0.7)" strokeWidth={0.8}>
    <ellipse fill="rgb(0 0 0 / 0.45)" cx={2.5} cy={15} rx={r} ry={r * 0.58} />
    <ellipse fill="var(--dm-rim)" data-piece cy={12} rx={r} ry={r * 0.58} />
    <ellipse cy={11.5} rx={r * 0.86} ry={r * 0.47} />
  </g>
);

/** A City of a seat about the middle of its tile. */
export const City = memo(
  ({
    seat,
    level,
    camp,
    isNew = false,
  }: {
    readonly seat: Seat;
    readonly level: number;
    readonly camp: number;
    readonly isNew?: boolean;
  }) => {
    const pieces = usePieces();
    const { size, emblem, y, ground } = CITY[level]!;
    return (
      <g
        className="dm-city"
        data-new={isNew || undefined}
        data-piece={isNew || undefined}
        style={{ color: seatColor(seat) }}
      >
        {!isNew && <Plinth camp={camp} r={ground} />}
        {pieces && !isNew ? (
          <Sprite href={pieces.cities} atlas={CITIES} column={level - 1} row={seat} size={PICTURE} />
        ) : (
          <>
            <CitySign level={level} size={size} x={0} y={-1.5} />
            <g transform={`translate(${-emblem / 2} ${y - emblem / 2 - 1.5})`}>
              <Emblem seat={seat} size={emblem} />
            </g>
          </>
        )}
      </g>
    );
  },
);

/** Which Monument it is, for first levels look alike; who has built its levels, and how many are missing. */
function Builders({
  monument,
  builders,
  levels,
}: {
  readonly monument: number;
  readonly builders: readonly Seat[];
  readonly levels: number;
}) {
  return (
    <g>
      <MonumentSign monument={monument} size={13} x={-(levels / 2) * 13 - 4} y={29} className="k-ink" />
      {Array.from({ length: levels }, (_, i) => {
        const x = (i - (levels - 1) / 2) * 13;
        const seat = builders[i];
        return (
          <g key={i} transform={`translate(${x.toFixed(1)} 29)`}>
            <circle r={6.6} fill="rgb(29 19 12 / 0.92)" stroke="var(--dm-rim)" strokeWidth={0.8} />
            {seat !== undefined && (
              <g transform="translate(-4.7 -4.7)" style={{ color: seatColor(seat) }}>
                <Emblem seat={seat} size={9.4} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A Monument about the middle of its tile, as far as it is built. */
export const Standee = memo(
  ({
    monument,
    camp,
    builders,
    isNew = false,
  }: {
    readonly monument: number;
    readonly camp: number;
    readonly builders: readonly Seat[];
    readonly isNew?: boolean;
  }) => {
    const pieces = usePieces();
    return (
      <g className="dm-standee" data-new={isNew || undefined} data-piece={isNew || undefined}>
        {!isNew && <Plinth camp={camp} r={34} />}
        {pieces && !isNew ? (
          <g transform="translate(0 -4)">
            <Sprite
              href={pieces.monuments}
              atlas={MONUMENTS_BUILT}
              column={builders.length - 1}
              row={monument}
              size={PICTURE * 0.84}
            />
          </g>
        ) : (
          <MonumentSign monument={monument} size={MONUMENT} x={0} y={-2} />
        )}
        {!isNew && <Builders monument={monument} builders={builders} levels={MONUMENTS[monument]!.levels} />}
      </g>
    );
  },
);
