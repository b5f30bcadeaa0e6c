import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { memo } from 'react';
import { CitySign, MonumentSign } from '../symbols/symbols.tsx';

/** By level of a City: how large it is, and how far below its middle the emblem sits. */
const CITY = [
  { size: 0, emblem: 0, y: 0 },
  { size: 33, emblem: 10.5, y: 5.5 },
  { size: 40, emblem: 11, y: 7 },
  { size: 45, emblem: 12.5, y: 5.5 },
] as const;
const MONUMENT = 41;

/** A City of a seat about the middle of its tile. */
export const City = memo(
  ({
    seat,
    level,
    isNew = false,
  }: {
    readonly seat: Seat;
    readonly level: number;
    readonly isNew?: boolean;
  }) => {
    const { size, emblem, y } = CITY[level]!;
    return (
      <g className="dm-city" data-new={isNew || undefined} style={{ color: seatColor(seat) }}>
        <CitySign level={level} size={size} x={0} y={-1.5} />
        <g transform={`translate(${-emblem / 2} ${y - emblem / 2 - 1.5})`}>
          <Emblem seat={seat} size={emblem} />
        </g>
      </g>
    );
  },
);

/** A Monument about the middle of its tile. */
export const Standee = memo(
  ({ monument, isNew = false }: { readonly monument: number; readonly isNew?: boolean }) => (
    <g className="dm-standee" data-new={isNew || undefined}>
      <MonumentSign monument={monument} size={MONUMENT} x={0} y={-2} />
    </g>
  ),
);
