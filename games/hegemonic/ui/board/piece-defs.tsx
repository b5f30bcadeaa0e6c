import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { memo, type ReactNode } from 'react';
import { PIECES, type PieceKind } from '../symbols/drawings.ts';

/** How a piece is lit: the face turned away, the edge that catches light, what is dark on it, and where the emblem is. */
interface Light {
  readonly side?: string;
  readonly rim: string;
  readonly dark?: string;
  readonly emblem: readonly [x: number, y: number];
}

const LIGHTS: { readonly [kind in PieceKind]: Light } = {
  complex: {
    side: 'M17.600 3l1.500-.6 1 10.600-1.900.9zM18 14l4-1.700v7.500l-4 1.800z',
    rim: 'M2.600 21V11.600l4.900 3.300v-3.200l5.100 3.400V3.600',
    dark: 'M12.600 5.400h4.900M12.600 7.200h5',
    emblem: [9.8, 17.2],
  },
  embassy: {
    side: 'M12.800 4.800c3.800.4 7.300 3.200 7.300 7.800v7h1.500v2.200H16V12.200c0-3.600-1.200-6.200-3.200-7.400z',
    rim: 'M4.600 19V12.600c0-3.800 2.900-6.500 6.600-7',
    dark: 'M3.900 19.600h16.200',
    emblem: [11.6, 14.4],
  },
  outpost: {
    side: 'M13.800 4.200h0v2.600h2V4.200h3.400v6.200h-1.800l3.200 11.400h-5.800z',
    rim: 'M4.100 21.200L7.400 9.700H5.500V4.900',
    dark: 'M6.600 10.400h10.800',
    emblem: [11.6, 16.2],
  },
  agent: {
    side: 'M15.900 10.900c3.400 1.300 5.300 4.700 5.700 10.900h-7.200c.6-4 .6-7.500-.6-9.900z',
    rim: 'M3.300 21c.5-5.200 2.300-8.500 5.700-9.800-1-.8-1.300-2.400-1.300-3.800 0-2.500 1.400-4.700 4-4.900',
    dark: 'M12 4.400v5.400',
    emblem: [11.6, 16.8],
  },
  fleet: {
    side: 'M12 .8l3.400 8.400 6.900 9.300-5.600-1L12 20.800z',
    rim: 'M2.900 17.700l6.200-8.200L11.700 2.500',
    emblem: [12, 13.2],
  },
  gate: { rim: 'M4.200 7.500A9.800 9.800 0 0 1 10 2.600', emblem: [12, 12] },
};

/** Of 24: large enough to be told on the smallest piece. */
const EMBLEM = 9.5;

const idOf = (kind: PieceKind, seat: Seat): string => `hg-${kind}-${seat}`;

function Mark({ seat, at: [x, y] }: { readonly seat: Seat; readonly at: readonly [number, number] }) {
  return (
    <g className="hg-mark" transform={`translate(${x - EMBLEM / 2} ${y - EMBLEM / 2})`}>
      <Emblem seat={seat} size={EMBLEM} />
    </g>
  );
}

/** Light and shadow on the colour of a seat. */
const LIGHT = 'color-mix(in oklab, currentColor 55%, white)';
const DARK = 'color-mix(in oklab, currentColor 62%, oklch(0.13 0.04 280))';
const NIGHT = 'color-mix(in oklab, currentColor 36%, oklch(0.13 0.04 280))';
/** The edge that parts a piece from any ground. */
const EDGE = 'var(--hg-edge)';

/** A Gate is a ring with light in it. */
const Ring = ({ seat }: { readonly seat: Seat }) => (
  <>
    <circle fill="none" stroke={EDGE} cx={12} cy={12} r={9.2} strokeWidth={6.4} />
    <circle cx={12} cy={12} r={8} fill="url(#hg-gate-light)" />
    <circle fill="none" cx={12} cy={12} r={9.2} stroke={`url(#hg-lit-${seat})`} strokeWidth={4.2} />
  </>
);

function Body({ kind, seat }: { readonly kind: PieceKind; readonly seat: Seat }) {
  const { side, dark } = LIGHTS[kind];
  if (kind === 'gate') return <Ring seat={seat} />;
  return (
    <>
      <path
        d={PIECES[kind].solid}
        fill={`url(#hg-lit-${seat})`}
        stroke={EDGE}
        strokeWidth={2}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      {side && <path d={side} fill={`url(#hg-side-${seat})`} />}
      {dark && <path fill="none" stroke="oklch(0.1 0.03 280 / 0.6)" d={dark} />}
    </>
  );
}

const KINDS = Object.keys(LIGHTS) as PieceKind[];

function OfSeat({ seat }: { readonly seat: Seat }) {
  return (
    <g style={{ color: seatColor(seat) }}>
      <linearGradient id={`hg-lit-${seat}`} x1="0" y1="0" x2=".5" y2="1">
        <stop stopColor={LIGHT} />
        <stop stopColor="currentColor" offset=".42" />
        <stop stopColor={DARK} offset="1" />
      </linearGradient>
      <linearGradient id={`hg-side-${seat}`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={DARK} />
        <stop stopColor={NIGHT} offset="1" />
      </linearGradient>
      {KINDS.map((kind) => (
        <g key={kind} id={idOf(kind, seat)}>
          <ellipse
            cx={13.7}
            cy={kind === 'gate' || kind === 'fleet' ? 20.5 : 21.6}
            rx={12}
            ry={4}
            fill="url(#hg-shadow)"
          />
          <Body kind={kind} seat={seat} />
          <path fill="none" stroke="oklch(1 0 0 / 0.8)" strokeWidth={0.9} d={LIGHTS[kind].rim} />
          <Mark seat={seat} at={LIGHTS[kind].emblem} />
        </g>
      ))}
    </g>
  );
}

/** Every piece of every seat once; what stands on the board only refers to them. */
export const PieceDefs = memo(
  ({ seats }: { readonly seats: number }): ReactNode => (
    <defs>
      <radialGradient id="hg-shadow">
        <stop offset=".3" stopOpacity=".7" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="hg-gate-light">
        <stop stopColor="oklch(0.93 0.06 210)" />
        <stop stopColor="oklch(0.3 0.09 265)" offset="1" />
      </radialGradient>
      {Array.from({ length: seats }, (_, seat) => (
        <OfSeat key={seat} seat={seat} />
      ))}
    </defs>
  ),
);

/** The width of the emblem on a piece of a width. */
export const emblemOf = (size: number): number => (EMBLEM * size) / 24;

/** Units of a piece's width where there are pixels enough, the most that it takes where there are not, and the pixels it wants. */
const SIZE = 23;
const MOST = 36;
const PIXELS = 19;

/** How wide pieces are drawn, at so many pixels a unit. */
export const pieceSize = (scale: number): number => Math.min(MOST, Math.max(SIZE, PIXELS / scale));

/** A piece, standing with its foot at a point, or lying with its middle there. */
export function PieceAt({
  kind,
  seat,
  x,
  y,
  size,
  change,
}: {
  readonly kind: PieceKind;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What a move that is only looked at does to it. */
  readonly change?: 'new' | 'lost' | undefined;
}) {
  const lies = kind === 'fleet' || kind === 'gate';
  return (
    <use
      href={`#${idOf(kind, seat)}`}
      className={`hg-piece hg-${kind}`}
      data-piece
      data-change={change}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size * (lies ? 0.5 : 0.9)).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}
    />
  );
}
