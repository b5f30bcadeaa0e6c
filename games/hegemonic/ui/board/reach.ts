import type { Seat, Viewer } from '@conclave/kernel';
import { basesIn, stackHeight, unitRange, unitsIn } from '../../rules/board.ts';
import { ways } from '../../rules/distances.ts';
import type { State } from '../../rules/types.ts';

/** A base, group or unit with a range. */
export interface Probe {
  readonly piece: 'complex' | 'embassy' | 'outpost' | 'agent' | 'fleet';
  readonly seat: Seat;
  readonly sector: number;
}

type View = Readonly<State>;

const BASE_RANGE = 1;

/** HG-GEO-06: how far it reaches. */
export function rangeOf(view: View, { piece, seat, sector }: Probe): number {
  if (piece === 'outpost') return stackHeight(view, seat, sector) - 1;
  return piece === 'agent' || piece === 'fleet' ? unitRange(view, seat, piece) : BASE_RANGE;
}

/** The sectors that it reaches, its own included. */
export function reachOf(view: View, probe: Probe): ReadonlySet<number> {
  const { size, steps } = ways(view);
  const range = rangeOf(view, probe);
  const reached = new Set<number>();
  for (let to = 0; to < size; to++) if (steps[probe.sector * size + to]! <= range) reached.add(to);
  return reached;
}

/** What a seat has in a sector that has a range. */
function piecesOf(view: View, seat: Seat, sector: number): readonly Probe['piece'][] {
  return [
    ...(basesIn(view, seat, 'industrial', sector) > 0 ? (['complex'] as const) : []),
    ...(basesIn(view, seat, 'political', sector) > 0 ? (['embassy'] as const) : []),
    ...(basesIn(view, seat, 'martial', sector) > 0 ? (['outpost'] as const) : []),
    ...(['agent', 'fleet'] as const).filter((unit) => unitsIn(view, seat, unit, sector) > 0),
  ];
}

/** All that stands in a sector and has a range, by seat. */
export const probesAt = (view: View, sector: number): readonly Probe[] =>
  [...Array(view.seats).keys()].flatMap((seat) =>
    piecesOf(view, seat, sector).map((piece): Probe => ({ piece, seat, sector })),
  );

/** What is shown of a sector until a piece is chosen: of the viewer's pieces, else of all, the one that reaches farthest. */
export function farthest(view: View, sector: number, viewer: Viewer): Probe | null {
  const all = probesAt(view, sector);
  const own = all.filter(({ seat }) => seat === viewer);
  return [...(own.length > 0 ? own : all)].sort((a, b) => rangeOf(view, b) - rangeOf(view, a))[0] ?? null;
}
