import type { Seat } from '@conclave/kernel';
import { seatColor, useMarked } from '@conclave/kit';
import { MapEmblem, type Point, textAt } from '@conclave/kit/table';
import { useState } from 'react';
import type { Props } from '../draft.ts';
import { type Turned, turnedBetween } from '../turned.ts';
import { isOwn } from './since.tsx';

/** Adds what has passed on since: each sector once, from whoever held it first, unless it came back. */
export const withTurned = (before: readonly Turned[], turned: readonly Turned[]): readonly Turned[] => [
  ...before.filter(({ sector }) => !turned.some((one) => one.sector === sector)),
  ...turned.flatMap((one) => {
    const from = before.find(({ sector }) => sector === one.sector)?.from ?? one.from;
    return from === one.to ? [] : [{ ...one, from }];
  }),
];

/** The sectors that others control now than when the viewer moved last. */
export function usePassed(props: Props): readonly Turned[] {
  const [passed, set] = useState<readonly Turned[]>([]);
  useMarked(props, ({ before, after, events }, isAlone) => {
    const turned = turnedBetween(before, after);
    const isOver = events.some((event) => isOwn(event, props.viewer));
    set((known) => (isAlone ? turned : isOver ? [] : withTurned(known, turned)));
  });
  return passed;
}

const Side = ({ seat, x, size }: { readonly seat: Seat; readonly x: number; readonly size: number }) =>
  seat < 0 ? (
    <path d={`M${x - size * 0.4} 0h${size * 0.8}`} />
  ) : (
    <g stroke="none" style={{ color: seatColor(seat) }}>
      <MapEmblem seat={seat} x={x} y={0} size={size} />
    </g>
  );

/** Units left of the middle: there it lies over the scene alone, neither over a colony nor over ships and names. */
const BESIDE_COLONY = 10;

/** Says on the galaxy who has lost a sector that passed on, beside the mark of whoever holds it. */
export function Passed({
  sectors,
  points,
  scale,
}: {
  readonly sectors: readonly Turned[];
  readonly points: readonly Point[];
  readonly scale: number;
}) {
  const size = textAt(scale, 13);
  return sectors.map(({ sector, from, to }) => {
    if (from < 0) return null;
    const { x, y } = points[sector]!;
    return (
      <g
        key={sector}
        className="k-pen"
        color="var(--ink)"
        strokeWidth={1.8}
        transform={`translate(${x - BESIDE_COLONY} ${y - 9})`}
      >
        <rect
          fill="var(--plate)"
          strokeWidth={1.6}
          x={-size * 1.5}
          y={-size * 0.65}
          width={size * 3}
          height={size * 1.3}
          rx={size * 0.4}
        />
        <Side seat={from} x={-size * 0.9} size={size * 0.85} />
        <path d={`M${-size * 0.35} 0H${size * 0.3}M0 ${-size * 0.3}L${size * 0.3} 0L0 ${size * 0.3}`} />
        <Side seat={to} x={size * 0.9} size={size * 0.85} />
      </g>
    );
  });
}
