import { seatColor } from '@conclave/kit';
import { hexagon, MapEmblem, placeOf } from '@conclave/kit/table';
import { counting } from './counting.ts';
import { planOf } from './look.ts';

const RING = hexagon(0.9);
const EMBLEM = 20;

/** What an age brings, place by place: the sectors that are counted so far, each with its holder and its point. */
export function Counted({ seats }: { readonly seats: number }) {
  const points = counting.use();
  return points.map(({ sector, seat, isBonus }, i) => (
    <g
      key={`${sector} ${isBonus}`}
      className="ax-counted"
      data-now={i === points.length - 1 || undefined}
      transform={placeOf(planOf(seats).points[sector]!)}
      style={{ color: seatColor(seat) }}
    >
      {!isBonus && <path d={RING} />}
      <g transform={isBonus ? 'translate(0 24)' : undefined}>
        <MapEmblem seat={seat} size={EMBLEM} x={-EMBLEM / 2 - 6} y={0} />
        <text className="k-lettering" x={14} y={9} fontSize={26}>
          {isBonus ? '★1' : '+1'}
        </text>
      </g>
    </g>
  ));
}
