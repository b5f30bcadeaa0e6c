import { Emblem, seatColor } from '@conclave/kit';
import type { Point } from '@conclave/kit/table';
import { type ChipSize, chipWidth } from './chips.ts';
import type { Stack } from './picture.ts';

/** What a chip says: the ships, or those that are about to be lost. */
export const saidOn = ({ ships, was }: Stack): string => `${ships > 0 ? ships : was}`;

interface ChipProps {
  readonly stack: Stack;
  readonly place: Point;
  readonly size: ChipSize;
  /** Whether the seat controls the sector: then the chip is filled. */
  readonly holds: boolean;
}

/** A seat's ships on a sector: emblem and number. */
export function Chip({ stack, place: { x, y }, size, holds }: ChipProps) {
  const { text, emblem, height, pad } = size;
  const width = chipWidth(size, saidOn(stack));
  const left = -width / 2 + pad;
  const change = stack.ships === stack.was ? undefined : stack.ships === 0 ? 'lost' : 'new';
  return (
    <g
      className="ax-chip"
      data-holds={holds || undefined}
      data-change={change}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      style={{ color: seatColor(stack.seat) }}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height * 0.2} />
      <g transform={`translate(${left.toFixed(1)} ${(-emblem / 2).toFixed(1)})`}>
        <Emblem seat={stack.seat} size={emblem} />
      </g>
      <text x={left + emblem + pad * 0.7} y={text * 0.36} fontSize={text}>
        {saidOn(stack)}
      </text>
      {change === 'lost' && (
        <path d={`M${-width / 2 - 2} ${height * 0.3}L${width / 2 + 2} ${-height * 0.3}`} />
      )}
    </g>
  );
}
