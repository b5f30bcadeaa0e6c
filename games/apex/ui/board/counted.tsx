import { seatColor } from '@conclave/kit';
import { hexagon, MapEmblem, placeOf } from '@conclave/kit/table';
import type { State } from '../../rules/types.ts';
import { counting } from './counting.ts';
import { planOf } from './look.ts';

const RING = hexagon(0.9);
const EMBLEM = 20;

/** Lights up the sector that is counted just now. */
export function Counted({ view }: { readonly view: State }) {
  const sector = counting.use();
  const holder = sector === null ? -1 : (view.ages.at(-1)?.controllers[sector] ?? -1);
  if (sector === null || holder < 0) return null;
  return (
    <g
      key={sector}
      className="ax-counted"
      transform={placeOf(planOf(view.seats).points[sector]!)}
      style={{ color: seatColor(holder) }}
    >
      <path d={RING} />
      <MapEmblem seat={holder} size={EMBLEM} x={-EMBLEM / 2 - 6} y={0} />
      <text x={14} y={9} fontSize={26}>
        +1
      </text>
    </g>
  );
}
