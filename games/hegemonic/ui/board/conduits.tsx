import type { Seat } from '@conclave/kernel';
import { seatColor } from '@conclave/kit';
import type { Point } from '@conclave/kit/table';
import { HEX } from '@conclave/kit/table';
import { memo } from 'react';
import type { SectorPicture } from './picture.ts';

/** Units: neighbours' middles lie so far apart. */
const STEP = HEX * Math.sqrt(3) + 1;
/** How long the way over the edge is, and how far ways of several seats over one edge lie apart. */
const HALF = 11;
const BESIDE = 6;

/** By seat: ways over the edges between sectors in both of which it has Complexes (HG-POW-02). */
function waysOf(pictures: readonly SectorPicture[], points: readonly Point[]): ReadonlyMap<Seat, string> {
  const ways = new Map<Seat, string>();
  const seatsIn = pictures.map(({ complexes }) => new Set(complexes.map(({ seat }) => seat)));
  for (const [a, from] of points.entries()) {
    if (seatsIn[a]!.size === 0) continue;
    for (let b = a + 1; b < points.length; b++) {
      const to = points[b]!;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const far = Math.hypot(dx, dy);
      if (far > STEP) continue;
      const both = [...seatsIn[a]!].filter((seat) => seatsIn[b]!.has(seat)).sort();
      const [ux, uy] = [dx / far, dy / far];
      for (const [i, seat] of both.entries()) {
        const aside = (i - (both.length - 1) / 2) * BESIDE;
        const [x, y] = [(from.x + to.x) / 2 - uy * aside, (from.y + to.y) / 2 + ux * aside];
        const way = `M${(x - ux * HALF).toFixed(1)} ${(y - uy * HALF).toFixed(1)}L${(x + ux * HALF).toFixed(1)} ${(y + uy * HALF).toFixed(1)}`;
        ways.set(seat, (ways.get(seat) ?? '') + way);
      }
    }
  }
  return ways;
}

/** Conduits between Complexes of a seat that count together. */
export const Conduits = memo(
  ({
    pictures,
    points,
  }: {
    readonly pictures: readonly SectorPicture[];
    readonly points: readonly Point[];
  }) =>
    [...waysOf(pictures, points)].map(([seat, d]) => (
      <g key={seat} className="hg-conduit k-pen" style={{ color: seatColor(seat) }}>
        <path stroke="var(--hg-edge)" strokeWidth={6.4} d={d} />
        <path strokeWidth={3.6} d={d} />
      </g>
    )),
);
