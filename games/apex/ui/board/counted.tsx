import { seatColor } from '@conclave/kit';
import { hexagon, MapEmblem, placeOf } from '@conclave/kit/table';
import { counting } from './counting.ts';
import { planOf } from './look.ts';

const RING = hexagon(0.9);
const EMBLEM = 20;
const COUNTED = { fill: 'none', strokeWidth: 3 };
const NOW = { fill: 'color-mix(in oklch, currentColor 45%, transparent)', strokeWidth: 6 };
const HALO = { stroke: 'var(--ground)', strokeWidth: 5, paintOrder: 'stroke' };

/** What an age brings, place by place: the sectors that are counted so far, each with its holder and its point. */
export function Counted({ seats }: { readonly seats: number }) {
  const points = counting.use();
  return points.map(({ sector, seat, isBonus }, i) => (
    <g
      key={`${sector} ${isBonus}`}
      transform={placeOf(planOf(seats).points[sector]!)}
      style={{ color: seatColor(seat) }}
    >
      {!isBonus && <path stroke="currentColor" {...(i === points.length - 1 ? NOW : COUNTED)} d={RING} />}
      <g transform={isBonus ? 'translate(0 24)' : undefined}>
        <MapEmblem seat={seat} size={EMBLEM} x={-EMBLEM / 2 - 6} y={0} />
        <text className="k-lettering" {...HALO} x={14} y={9} fontSize={26}>
          {isBonus ? '★1' : '+1'}
        </text>
      </g>
    </g>
  ));
}
