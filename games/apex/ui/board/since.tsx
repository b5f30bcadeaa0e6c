import type { Seat } from '@conclave/kernel';
import { seatColor, useMarked } from '@conclave/kit';
import { type Point, textAt } from '@conclave/kit/table';
import { useState } from 'react';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { SYMBOLS, type SymbolName } from '../symbols/symbol.tsx';

/** What somebody did: ships on their way, or something that happened on a sector. */
export interface Deed {
  readonly seat: Seat;
  readonly sector: number;
  /** Where ships came from; without it what was done there is told by its sign. */
  readonly from?: number;
  readonly sign: SymbolName;
}

const SIGNS = {
  battle: 'war',
  colonized: 'colonization',
  produced: 'production',
  ambushed: 'ambush',
  converted: 'conversion',
} as const;

/** What an event leaves on the galaxy; null for nothing. */
function deedOf(event: Event): Deed | null {
  switch (event[0]) {
    case 'moved':
      return { seat: event[1], from: event[2], sector: event[3], sign: 'movement' };
    case 'portalled':
      return { seat: event[1], from: event[2], sector: event[3], sign: 'portal' };
    case 'battle':
    case 'colonized':
    case 'produced':
    case 'ambushed':
    case 'converted':
      return { seat: event[1], sector: event[2], sign: SIGNS[event[0]] };
    default:
      return null;
  }
}

const isSame = (a: Deed, b: Deed) =>
  a.seat === b.seat && a.sector === b.sector && a.from === b.from && a.sign === b.sign;

/** Whether an event begins anew what others have done since: the viewer's own deed, or a reveal, as then everybody has chosen. */
export const isOwn = (event: Event, viewer: Props['viewer']): boolean =>
  event[0] === 'revealed' || deedOf(event)?.seat === viewer;

/** What the others have done since the viewer last moved, once each. */
export function deedsAfter(
  before: readonly Deed[],
  events: readonly Event[],
  viewer: Props['viewer'],
): readonly Deed[] {
  let deeds = before;
  for (const event of events) {
    const deed = deedOf(event);
    if (isOwn(event, viewer)) deeds = [];
    else if (deed && !deeds.some((known) => isSame(known, deed))) deeds = [...deeds, deed];
  }
  return deeds;
}

export function useDeeds(props: Props): readonly Deed[] {
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  useMarked(props, ({ events }, isAlone) =>
    setDeeds((before) =>
      isAlone ? deedsAfter([], events, 'table') : deedsAfter(before, events, props.viewer),
    ),
  );
  return deeds;
}

const [OUT, IN] = [20, 22];

function Way({
  from,
  to,
  isPortal,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly isPortal: boolean;
}) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const [x1, y1] = [from.x + ux * OUT, from.y + uy * OUT];
  const [x2, y2] = [to.x - ux * IN, to.y - uy * IN];
  const [mx, my] = [(x1 + x2) / 2 + uy * far * 0.12, (y1 + y2) / 2 - ux * far * 0.12];
  const [tx, ty] = [x2 - mx, y2 - my];
  const length = Math.hypot(tx, ty) || 1;
  const [hx, hy] = [(tx / length) * 8, (ty / length) * 8];
  const d = `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}M${x2 - hx - hy * 0.7} ${y2 - hy + hx * 0.7}L${x2} ${y2}L${x2 - hx + hy * 0.7} ${y2 - hy - hx * 0.7}`;
  return (
    <>
      <path className="k-pen" color="var(--piece-edge)" strokeWidth={5} opacity={0.7} d={d} />
      <path className="k-pen" strokeWidth={2.4} strokeDasharray={isPortal ? '2 5' : undefined} d={d} />
    </>
  );
}

/** The ways that ships of others took stay marked until the viewer moves. */
export const Ways = ({
  deeds,
  points,
}: {
  readonly deeds: readonly Deed[];
  readonly points: readonly Point[];
}) =>
  deeds.map(
    ({ seat, sector, from, sign }) =>
      from !== undefined && (
        <g key={`${seat} ${sector} ${from} ${sign}`} style={{ color: seatColor(seat) }}>
          <Way from={points[from]!} to={points[sector]!} isPortal={sign === 'portal'} />
        </g>
      ),
  );

/** All else that the others did, by its signs, for as long. */
export function Signs({
  deeds,
  points,
  scale,
}: {
  readonly deeds: readonly Deed[];
  readonly points: readonly Point[];
  readonly scale: number;
}) {
  const size = textAt(scale, 15);
  const onSector = new Map<number, number>();
  return deeds.map(({ seat, sector, from, sign }) => {
    if (from !== undefined) return null;
    const { x, y } = points[sector]!;
    const nth = onSector.get(sector) ?? 0;
    onSector.set(sector, nth + 1);
    return (
      <g
        key={`${seat} ${sector} ${sign}`}
        style={{ color: seatColor(seat) }}
        transform={`translate(${x - 34 + nth * size * 0.9} ${y + 2})`}
      >
        <circle r={size * 0.56} fill="var(--plate)" stroke="currentColor" strokeWidth={1.6} />
        <path
          className="k-pen"
          strokeWidth={3}
          transform={`translate(${-size * 0.4} ${-size * 0.4}) scale(${size / 30})`}
          d={SYMBOLS[sign]}
        />
      </g>
    );
  });
}
