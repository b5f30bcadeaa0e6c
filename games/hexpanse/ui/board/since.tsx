import type { Seat, Viewer } from '@conclave/kernel';
import { seatColor, useMarked } from '@conclave/kit';
import { hexagon, placeOf } from '@conclave/kit/table';
import { useState } from 'react';
import type { BoardId } from '../../data/boards.ts';
import type { Event } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { CASING } from './formation-layer.tsx';
import { PLANS } from './plan.ts';

/** By territory, who did something there. */
export type Since = ReadonlyMap<number, Seat>;

/** The territories where an event changed something; null for an event of another kind. */
function touched(event: Event): readonly number[] {
  switch (event[0]) {
    case 'placed':
    case 'struck':
      return [event[2]];
    case 'attacked':
    case 'exchanged':
    case 'warlordMoved':
      return [event[2], event[3]];
    default:
      return [];
  }
}

/** Where others have done something since the viewer acted last; for who only looks on, in this turn. */
function sinceAfter(before: Since, events: readonly Event[], viewer: Viewer): Since {
  let since = new Map(before);
  for (const event of events) {
    const seat = event[1] as Seat;
    if (viewer === 'table' ? event[0] === 'turnStarted' : event[0] === 'acted' && seat === viewer)
      since = new Map();
    if (seat !== viewer) for (const territory of touched(event)) since.set(territory, seat);
  }
  return since;
}

/** Keeps in mind where others have done something. */
export function useSince(table: Props): Since {
  const [since, setSince] = useState<Since>(new Map());
  useMarked(table, ({ events }, isAlone) =>
    setSince((before) =>
      isAlone ? sinceAfter(new Map(), events, 'table') : sinceAfter(before, events, table.viewer),
    ),
  );
  return since;
}

/** The corners of a territory, for a mark round what stands there. */
const CORNERS = hexagon(0.93);

/** What others did stays marked in their colours until the viewer moves. */
export const SinceLayer = ({
  board,
  since,
  isGone,
}: {
  readonly board: BoardId;
  readonly since: Since;
  /** Whether what was done there would be undone by the moves chosen. */
  readonly isGone: (territory: number) => boolean;
}) =>
  [...since]
    .filter(([territory]) => !isGone(territory))
    .map(([territory, seat]) => (
      <g
        key={territory}
        style={{ color: seatColor(seat) }}
        // At the corners, not before what stands there.
        strokeDasharray="4 6 4 16"
        strokeDashoffset={-8}
        transform={placeOf(PLANS[board].points[territory]!)}
      >
        <path className="k-pen" {...CASING} d={CORNERS} pathLength={60} />
        <path className="k-pen" strokeWidth={5} d={CORNERS} pathLength={60} />
      </g>
    ));
