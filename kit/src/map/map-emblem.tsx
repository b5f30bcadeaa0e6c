import type { Seat } from '@conclave/kernel';
import { Emblem } from '../emblem.tsx';

/** A seat's emblem about a point of a map, so that its things are told by shape too. */
export const MapEmblem = ({
  seat,
  size,
  x,
  y,
}: {
  readonly seat: Seat;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}) => (
  <g transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)})`}>
    <Emblem seat={seat} size={size} />
  </g>
);
