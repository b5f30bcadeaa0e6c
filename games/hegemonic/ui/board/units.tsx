import { seatColor } from '@conclave/kit';
import { type Point, textAt } from '@conclave/kit/table';
import { CROWDED, Times } from './locations.tsx';
import { Badge, emblemAt, LEAST_EMBLEM } from './marks.tsx';
import type { GateThere, SectorPicture, UnitsThere } from './picture.ts';
import { emblemOf, PieceAt, pieceSize } from './piece-defs.tsx';
import { spotsFor } from './spots.ts';

/** How far the next unit of the same seat stands beside the one before. */
const BESIDE = 8;

/** Agents or Fleets of a seat, one behind the other; where the emblem on them would be too small it stands below. */
function Units({
  there: { unit, seat, changes },
  at,
  scale,
}: {
  there: UnitsThere;
  at: Point;
  scale: number;
}) {
  const size = pieceSize(scale);
  const foot = unit === 'agent' ? at.y + size * 0.42 : at.y;
  const isOne = scale < CROWDED;
  const shown = isOne ? [changes.find(Boolean)] : changes;
  const left = at.x - ((shown.length - 1) * BESIDE) / 2;
  const emblem = emblemAt(scale, emblemOf(size));
  return (
    <g className={`hg-unit hg-${unit}`} style={{ color: seatColor(seat) }}>
      {shown.map((change, i) => (
        <PieceAt
          key={i}
          kind={unit}
          seat={seat}
          x={left + (shown.length - 1 - i) * BESIDE}
          y={foot}
          size={size}
          change={change}
        />
      ))}
      {emblemOf(size) * scale < LEAST_EMBLEM && (
        <Badge seat={seat} size={emblem} x={left} y={at.y + size * 0.35} />
      )}
      {isOne && (
        <Times n={changes.length} at={{ x: at.x + size * 0.4, y: at.y - size * 0.1 }} scale={scale} />
      )}
    </g>
  );
}

/** Half of a Gate: a ring of light with the emblem of its seat, and beside it the numeral of its pair. */
function Gate({
  there: { seat, numeral, change },
  at,
  scale,
}: {
  there: GateThere;
  at: Point;
  scale: number;
}) {
  const size = pieceSize(scale);
  const text = textAt(scale, 13);
  const emblem = emblemAt(scale, emblemOf(size));
  return (
    <g className="hg-gate" data-change={change} style={{ color: seatColor(seat) }}>
      <PieceAt kind="gate" seat={seat} x={at.x} y={at.y} size={size} />
      {emblemOf(size) * scale < LEAST_EMBLEM && <Badge seat={seat} size={emblem} {...at} />}
      <text
        className="k-lettering hg-number hg-numeral"
        x={at.x + size * 0.44}
        y={at.y - size * 0.18}
        fontSize={text}
      >
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
        return at && <Units key={`${there.seat} ${there.unit}`} there={there} at={at} scale={scale} />;
      })}
    </>
  );
}
