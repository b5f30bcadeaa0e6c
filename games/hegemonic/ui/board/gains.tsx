import type { Seat } from '@conclave/kernel';
import { type Point, placeOf, textAt } from '@conclave/kit/table';
import { useMemo } from 'react';
import type { State } from '../../rules/types.ts';
import type { Draft } from '../draft.ts';
import { gainBy, isPaidFor } from '../points.ts';

/** By sector that may be chosen next, the points that the move would gain by ending there, at best; none where it gains nothing. */
export function gainsOf(
  view: Readonly<State>,
  seat: Seat,
  { chosen: { action, at }, offers, lit }: Pick<Draft, 'chosen' | 'offers' | 'lit'>,
): ReadonlyMap<number, number> {
  const gains = new Map<number, number>();
  if (action === undefined) return gains;
  for (const { move, parts } of offers) {
    const sector = parts.to ?? parts.at;
    if (sector === undefined || !lit.sectors.has(sector) || !isPaidFor(move)) continue;
    if (parts.to !== undefined && at === undefined && action === 'relocate') continue;
    const gain = gainBy(view, seat, move);
    if (gain !== 0) gains.set(sector, Math.max(gain, gains.get(sector) ?? gain));
  }
  return gains;
}

interface GainsProps {
  readonly view: Readonly<State>;
  readonly seat: Seat;
  readonly draft: Draft;
  readonly points: readonly Point[];
  readonly scale: number;
}

const AT = 24;

/** What each sector that is lit would bring, on the map. */
export function Gains({ view, seat, draft: { chosen, offers, lit }, points, scale }: GainsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be chosen next follows from the offers left
  const gains = useMemo(() => gainsOf(view, seat, { chosen, offers, lit }), [view, seat, offers]);
  const text = textAt(scale, 15);
  return [...gains].map(([sector, gain]) => (
    <g
      key={sector}
      className="hg-gain"
      data-loss={gain < 0 || undefined}
      transform={placeOf(points[sector]!)}
    >
      <rect
        x={-text * 1.45}
        y={AT - text * 0.62}
        width={text * 2.9}
        height={text * 1.24}
        rx={text * 0.3}
        fill="var(--panel)"
        stroke="var(--hg-may)"
        strokeWidth={1.2}
      />
      <text className="k-lettering" y={AT + text * 0.36} fontSize={text}>
        {gain > 0 ? '+' : '−'}
        {Math.abs(gain)} VP
      </text>
    </g>
  ));
}
