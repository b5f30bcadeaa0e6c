import { seatColor } from '@conclave/kit';
import { type Point, textAt } from '@conclave/kit/table';
import { PIECES } from '../symbols/drawings.ts';
import { Badge, emblemAt, LEAST_EMBLEM, Mark } from './marks.tsx';
import type { GateThere, SectorPicture, UnitsThere } from './picture.ts';
import { spotsFor } from './spots.ts';

const SIZE = 21;
/** How far the next unit of the same seat stands beside the one before. */
const BESIDE = 6.5;
/** Pixels of a unit: where it would be smaller its place is used to the full. */
const LEAST = 11;
const MOST = 26;
const EMBLEM = { agent: { size: 8.5, y: 5 }, fleet: { size: 8.5, y: 2.6 } } as const;

/** Agents or Fleets of a seat, one behind the other; the emblem is on the first, or below it where it would be too small. */
function Units({
  there: { unit, seat, changes },
  at,
  scale,
}: {
  there: UnitsThere;
  at: Point;
  scale: number;
}) {
  const size = Math.min(MOST, Math.max(SIZE, LEAST / scale));
  const isLegible = EMBLEM[unit].size * scale >= LEAST_EMBLEM;
  const emblem = emblemAt(scale, EMBLEM[unit].size);
  const top = isLegible ? at.y : at.y - emblem * 0.35;
  const left = at.x - ((changes.length - 1) * BESIDE) / 2;
  return (
    <g className={`hg-unit hg-${unit}`} style={{ color: seatColor(seat) }}>
      {changes.map((change, i) => {
        const x = left + (changes.length - 1 - i) * BESIDE;
        return (
          <path
            key={i}
            data-change={change}
            transform={`translate(${(x - size / 2).toFixed(1)} ${(top - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}
            d={PIECES[unit].solid}
          />
        );
      })}
      {isLegible ? (
        <Mark seat={seat} size={emblem} x={left} y={at.y + EMBLEM[unit].y} />
      ) : (
        <Badge seat={seat} size={emblem} x={left} y={top + size * 0.35 + emblem * 0.4} />
      )}
    </g>
  );
}

/** Half of a Gate: a ring with the numeral of its pair and the emblem of its seat. */
function Gate({
  there: { seat, numeral, change },
  at,
  scale,
}: {
  there: GateThere;
  at: Point;
  scale: number;
}) {
  const text = textAt(scale, 14);
  const emblem = emblemAt(scale, 9);
  return (
    <g
      className="hg-gate"
      data-change={change}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      style={{ color: seatColor(seat) }}
    >
      <circle r={text * 0.6} />
      <text y={text * 0.36} fontSize={text}>
        {numeral}
      </text>
      <Badge seat={seat} size={emblem} x={text * 0.52} y={-text * 0.52} />
    </g>
  );
}

/** What stands beside the Locations: Agents, Fleets and halves of Gates. */
export function Beside({ picture, scale }: { readonly picture: SectorPicture; readonly scale: number }) {
  const { units, gates, tile } = picture;
  const spots = spotsFor(tile, units.length + gates.length);
  return (
    <>
      {gates.map((there, i) => {
        const at = spots[units.length + i];
        return at && <Gate key={`${there.seat} ${there.numeral} ${i}`} there={there} at={at} scale={scale} />;
      })}
      {units.map((there, i) => {
        const at = spots[i];
        return at && <Units key={`${there.seat} ${there.unit}`} there={there} at={at} scale={scale} />;
      })}
    </>
  );
}
