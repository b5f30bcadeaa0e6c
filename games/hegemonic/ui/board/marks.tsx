import { MapEmblem } from '@conclave/kit/table';
import type { ComponentProps } from 'react';

/** Pixels: an emblem that is smaller no longer says whose something is. */
export const LEAST_EMBLEM = 7;

/** The size of an emblem in units, at so many pixels a unit: as large as is good, and large enough to be told, up to a most. */
export const emblemAt = (scale: number, good: number, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most, Math.max(good, Math.ceil((10 * LEAST_EMBLEM) / scale) / 10));

type MarkProps = ComponentProps<typeof MapEmblem>;

/** The seat's emblem on a disc of its own, beside a piece that has no room for it. */
export const Badge = (props: MarkProps) => (
  <g className="hg-badge">
    <circle
      cx={props.x.toFixed(1)}
      cy={props.y.toFixed(1)}
      r={(props.size * 0.66).toFixed(1)}
      fill="var(--ground)"
      stroke="currentColor"
      strokeWidth={1.2}
    />
    <MapEmblem {...props} />
  </g>
);
