import { hexagon, placeOf } from '@conclave/kit/table';
import { memo } from 'react';
import type { BoardId } from '../../data/boards.ts';
import { PLANS } from './plan.ts';

const TILE = hexagon(0.965);

/** Three crystals that grow from the ground; the light falls from the left. */
const CRYSTALS = {
  lit: 'M0 -30L-9 -14L-7 18L0 22ZM-17 -9L-25 2L-19 20L-13 21ZM17 -6L10 5L12 21L17 22Z',
  mid: 'M0 -30L3 -12L2 20L0 22ZM-17 -9L-15 4L-14 21L-13 21ZM17 -6L19 6L18 22L17 22Z',
  dim: 'M3 -12L0 -30L9 -14L7 18L0 22L2 20ZM-15 4L-17 -9L-10 3L-10 20L-13 21ZM19 6L17 -6L25 5L22 20L17 22Z',
};

/** Hexilum, as it grows on a territory. */
export const Crystals = memo(({ at }: { readonly at?: string }) => (
  <g transform={at}>
    <circle r={40} fill="url(#hx-glow)" />
    <path
      d={`${CRYSTALS.lit}${CRYSTALS.mid}${CRYSTALS.dim}`}
      fill="none"
      stroke="oklch(0.25 0.12 312 / 0.85)"
      strokeWidth={3}
      strokeLinejoin="round"
    />
    <path d={CRYSTALS.dim} fill="oklch(0.52 0.2 312)" />
    <path d={CRYSTALS.mid} fill="oklch(0.74 0.19 316)" />
    <path d={CRYSTALS.lit} fill="oklch(0.9 0.09 318)" />
  </g>
));

/** The ground of every territory: plain, or grown over with hexilum. */
export const Territories = memo(({ board }: { readonly board: BoardId }) => {
  const { points, hexilum } = PLANS[board];
  return (
    <>
      <defs>
        <radialGradient id="hx-glow">
          <stop offset="0" stopColor="var(--hx-hexilum-deep)" stopOpacity={0.62} />
          <stop offset="1" stopColor="var(--hx-hexilum-deep)" stopOpacity={0} />
        </radialGradient>
      </defs>
      {points.map((point, territory) => (
        <g
          key={territory}
          className="hx-tile"
          data-hexilum={hexilum[territory] || undefined}
          transform={placeOf(point)}
        >
          <path d={TILE} />
          {hexilum[territory] && <Crystals />}
        </g>
      ))}
    </>
  );
});
