import { seatColor } from '@conclave/web/kit';
import { type Point, textAt } from '@conclave/web/kit/table';
import { PIECES } from '../symbols/drawings.ts';
import { Mark } from './locations.tsx';
import type { GateThere, SectorPicture, UnitsThere } from './picture.ts';
import { spotsFor } from './spots.ts';

const SIZE = 21;
/** How far the next unit of the same seat stands beside the one before. */
const BESIDE = 6.5;
const EMBLEM = { agent: { size: 8.5, y: 5 }, fleet: { size: 8.5, y: 2.6 } } as const;

/** Agents or Fleets of a seat, one behind the other; the emblem is on the first. */
function Units({ there: { unit, seat, changes }, at }: { there: UnitsThere; at: Point }) {
  const left = at.x - ((changes.length - 1) * BESIDE) / 2;
  return (
    <g className={`hg-unit hg-${unit}`} style={{ color: seatColor(seat) }}>
      {changes.map((change, i) => {
        const x = left + (changes.length - 1 - i) * BESIDE;
        return (
          <path
            key={i}
            data-change={change}
            transform={`translate(${(x - SIZE / 2).toFixed(1)} ${(at.y - SIZE / 2).toFixed(1)}) scale(${(SIZE / 24).toFixed(3)})`}
            d={PIECES[unit].solid}
          />
        );
      })}
      <Mark seat={seat} size={EMBLEM[unit].size} x={left} y={at.y + EMBLEM[unit].y} />
    </g>
  );
}

/** Half of a Gate: a ring with the numeral of its pair. */
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
        return at && <Units key={`${there.seat} ${there.unit}`} there={there} at={at} />;
      })}
    </>
  );
}
