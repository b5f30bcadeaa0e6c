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
export function Crystals({ at }: { readonly at?: string }) {
  return (
    <g className="hx-crystals" transform={at}>
      <circle r={40} fill="url(#hx-glow)" />
      <path className="rim" d={`${CRYSTALS.lit}${CRYSTALS.mid}${CRYSTALS.dim}`} />
      <path className="dim" d={CRYSTALS.dim} />
      <path className="mid" d={CRYSTALS.mid} />
      <path className="lit" d={CRYSTALS.lit} />
    </g>
  );
}

/** The ground of every territory: plain, or grown over with hexilum. */
export const Territories = memo(({ board }: { readonly board: BoardId }) => {
  const { points, hexilum } = PLANS[board];
  return (
    <>
      <defs>
        <radialGradient id="hx-glow">
          <stop offset="0" className="hx-glow-in" />
          <stop offset="1" className="hx-glow-out" />
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
