import type { Seat } from '@conclave/kernel';
import { seatColor } from '@conclave/kit';
import { MapEmblem } from '@conclave/kit/table';

/*
 * Ships and domes are drawn once, on 24 × 24 about their middle, in the colour of whoever they stand for: a light face, a dark
 * one, rim light, and a shadow that tells how high they are.
 */

const HULL = 'M0 -11.5L3.4 -3 11 7.500 5.200 6.400 0 10.500 -5.200 6.400 -11 7.500 -3.400 -3z';
const DOME = 'M-10.500 7a10.500 13 0 0 1 21 0z';

/** Filled in its seat's colour, edged in ink. */
const EDGED = {
  fill: 'currentColor',
  stroke: 'var(--piece-edge)',
  strokeWidth: 1.7,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

/** What the move under construction brings, and what it takes away. */
export const NEW = { stroke: 'var(--ink)', strokeWidth: 3 };
export const LOST = { stroke: 'var(--bad)', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** Light along an edge. */
const RIM = { fill: 'none', stroke: '#fff', strokeOpacity: 0.85, strokeWidth: 0.9 };

/** What pieces refer to. */
export const PieceDefinitions = () => (
  <>
    <radialGradient id="ax-shadow">
      <stop offset=".3" stopColor="#000" stopOpacity=".7" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="ax-fire">
      <stop offset="0" stopColor="#fff" />
      <stop offset=".4" stopColor="#9fe3ff" />
      <stop offset="1" stopColor="#3aa0ff" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="ax-light" x1="0" y1="0" x2=".55" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".6" />
      <stop offset=".42" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#0a081e" stopOpacity=".5" />
    </linearGradient>
    <g id="ax-ship">
      <ellipse cx="1" cy="9.500" rx="12" ry="4" fill="url(#ax-shadow)" />
      <circle cy="9.500" r="4.600" fill="url(#ax-fire)" />
      <path {...EDGED} d={HULL} />
      <path d={HULL} fill="url(#ax-light)" />
      <path d="M0 -11.500L3.400 -3 11 7.500 5.200 6.400 0 10.500z" fill="#0a081e" fillOpacity=".34" />
      <path {...RIM} d="M-9.700 6.700L-3.100 -2.500 -.3 -9.700" />
    </g>
    <g id="ax-dome">
      <ellipse cx="1" cy="10" rx="13" ry="4" fill="url(#ax-shadow)" />
      <path {...EDGED} d={DOME} />
      <path d={DOME} fill="url(#ax-light)" />
      <path
        {...RIM}
        stroke="#05060d"
        strokeOpacity={0.5}
        d="M0 -6V7M-5.500 -3.400C-6.800 -.5 -7 3 -7 7M5.500 -3.400C6.800 -.5 7 3 7 7"
      />
      <path {...RIM} d="M-9 5.500C-8.600 0 -5.500 -4.300 -1 -5.100" />
      <path {...EDGED} d="M-12 10.500V7H12v3.500z" />
      <path d="M-12 10.500V7H12v3.500z" fill="#0a081e" fillOpacity=".4" />
      <path
        {...RIM}
        stroke="#ffe2a0"
        strokeWidth={1.2}
        d="M-8.500 8.800h1M-4.500 8.800h1M-.5 8.800h1M3.500 8.800h1M7.500 8.800h1"
      />
    </g>
  </>
);

/** A piece about a point: its seat's colour, and the seat's emblem on it. */
export function Piece({
  kind,
  seat,
  x,
  y,
  size,
  turn = 0,
}: {
  readonly kind: 'ship' | 'dome';
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees from upright. */
  readonly turn?: number;
}) {
  const emblem = size * (kind === 'ship' ? 0.34 : 0.38);
  return (
    <g className="ax-piece" style={{ color: seatColor(seat) }} data-piece={kind}>
      <use
        href={`#ax-${kind}`}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${(size / 24).toFixed(3)})`}
      />
      <MapEmblem seat={seat} x={x} y={y + size * (kind === 'ship' ? 0.08 : 0.12)} size={emblem} />
    </g>
  );
}
