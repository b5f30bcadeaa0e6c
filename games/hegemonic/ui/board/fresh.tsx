import { seatColor } from '@conclave/kit';
import { hexagon, type Point, placeOf } from '@conclave/kit/table';
import { memo } from 'react';
import { markAt } from './labels.ts';
import type { Lately } from './lately.ts';
import { Badge, emblemAt } from './marks.tsx';
import type { SectorPicture } from './picture.ts';
import type { Plan } from './plan.ts';

const INSIDE = hexagon(0.87);

/** Where others have just done something: a broken line in the hex, with the emblem of who it was. */
export const Fresh = memo(
  ({
    lately,
    pictures,
    seals,
    points,
    scale,
  }: {
    readonly lately: Lately;
    readonly pictures: readonly SectorPicture[];
    readonly seals: Plan['seals'];
    readonly points: readonly Point[];
    readonly scale: number;
  }) =>
    [...lately].map(([sector, seat]) => (
      <g key={sector} transform={placeOf(points[sector]!)} style={{ color: seatColor(seat) }}>
        <path className="k-pen" strokeWidth={1.8} strokeDasharray="5 4" d={INSIDE} />
        <Badge
          seat={seat}
          size={emblemAt(scale, 9)}
          {...markAt({ picture: pictures[sector]!, seals: seals[sector]!, scale })}
        />
      </g>
    )),
);
