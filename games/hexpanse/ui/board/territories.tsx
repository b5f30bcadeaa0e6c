import { hexagon, placeOf } from '@conclave/kit/table';
import { memo } from 'react';
import type { BoardId } from '../../data/boards.ts';
import { PLANS } from './plan.ts';

const TILE = hexagon(0.965);

/** Three crystals that grow from the ground; the light falls from the left. */
const CRYSTALS = {
  lit: 'M-1 -25L8 -11L6 20H-1ZM-17 -9L-11 0L-10 20H-17ZM16 -3L21 4L20 20H16Z',
  dim: 'M-1 -25L-10 -11L-8 20H-1ZM-17 -9L-23 0L-22 20H-17ZM16 -3L10 4L12 20H16Z',
};

function Crystals() {
  return (
    <g className="hx-crystals">
      <circle r={40} fill="url(#hx-glow)" />
      <path className="dim" d={CRYSTALS.dim} />
      <path className="lit" d={CRYSTALS.lit} />
    </g>
  );
}

/** The ground of every territory: plain, shaded, or grown over with hexilum. */
export const Territories = memo(({ board }: { readonly board: BoardId }) => {
  const { points, shaded, hexilum } = PLANS[board];
  return points.map((point, territory) => (
    <g
      key={territory}
      className="hx-tile"
      data-hexilum={hexilum[territory] || undefined}
      data-shaded={shaded[territory] || undefined}
      transform={placeOf(point)}
    >
      <path d={TILE} />
      {shaded[territory] && <path className="hx-tile-hatch" d={TILE} />}
      {hexilum[territory] && <Crystals />}
    </g>
  ));
});
