import { seatColor } from '@conclave/kit';
import type { Point } from '@conclave/kit/table';
import { type ChipSize, chipWidth, plateWidth } from './chips.ts';
import type { Stack } from './picture.ts';
import { LOST, NEW, Piece } from './pieces.tsx';

/** What a chip says: the ships, and what a move that is looked at would change: “5+1”, “5−4”, “+4”; all that would be lost. */
export function saidOn({ ships, was }: Stack): string {
  if (ships === was || was === 0 || ships === 0) return ships > was ? `+${ships}` : `${was}`;
  return ships > was ? `${was}+${ships - was}` : `${was}−${was - ships}`;
}

interface ChipProps {
  readonly stack: Stack;
  readonly place: Point;
  readonly size: ChipSize;
  /** Whether the seat controls the sector: then the plate is filled. */
  readonly holds: boolean;
}

/** A seat's ships on a sector: one to three hulls, and how many there are on a plate at their wing. */
export function Chip({ stack, place: { x, y }, size, holds }: ChipProps) {
  const { text, ship, height } = size;
  const { seat } = stack;
  const said = saidOn(stack);
  const [width, plate] = [chipWidth(size, said), plateWidth(size, said)];
  const change = stack.ships === stack.was ? undefined : stack.ships === 0 ? 'lost' : 'new';
  const bow = -width / 2 + ship / 2;
  const middle = width / 2 - plate / 2;
  const behind = Math.min(2, (stack.ships || stack.was) - 1);
  return (
    <g
      className="ax-chip"
      data-holds={holds || undefined}
      data-change={change}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      style={{ color: seatColor(seat) }}
    >
      {Array.from({ length: behind }, (_, i) => (
        <use
          key={i}
          href="#ax-ship"
          transform={`translate(${(bow + (behind - i) * ship * 0.22).toFixed(1)} ${(-(behind - i) * ship * 0.13).toFixed(1)}) rotate(18) scale(${(ship / 32).toFixed(3)})`}
        />
      ))}
      <Piece kind="ship" seat={seat} x={bow} y={0} size={ship} turn={18} />
      <g fontWeight={700} transform={`translate(${middle.toFixed(1)} ${(height * 0.12).toFixed(1)})`}>
        <rect
          x={-plate / 2}
          y={-text * 0.56}
          width={plate}
          height={text * 1.12}
          rx={text * 0.26}
          fill={holds ? 'currentColor' : 'var(--plate)'}
          stroke={holds ? 'var(--piece-edge)' : 'currentColor'}
          strokeWidth={1.6}
          {...(change === 'new' && NEW)}
        />
        <text className="k-lettering" y={text * 0.36} fontSize={text}>
          {said}
        </text>
      </g>
      {change === 'lost' && (
        <path {...LOST} d={`M${-width / 2 - 2} ${height * 0.35}L${width / 2 + 2} ${-height * 0.35}`} />
      )}
    </g>
  );
}
