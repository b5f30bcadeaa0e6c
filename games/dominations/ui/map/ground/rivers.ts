import type { Point } from '@conclave/kit/table';
import { neighbour, vertexOf } from '@conclave/mechanics/triangles';
import { CRADLE_CELLS } from '../../../data/cradle.ts';
import { CRA, REL } from '../../../data/domains.ts';
import { middleOf, vertexPoint } from '../shape.ts';
import { chanceAt } from './lines.ts';

/** Where a river crosses an edge: a little beside its middle. */
function crossing(cell: number, edge: number): Point {
  const [a, b] = [vertexOf(cell, edge), vertexOf(cell, (edge + 1) % 3)];
  const [p, q] = [vertexPoint(a), vertexPoint(b)];
  const [low, high] = a < b ? [p, q] : [q, p];
  const t = 0.5 + 0.16 * (chanceAt(Math.min(a, b), Math.max(a, b), 5) - 0.5);
  return { x: low.x + (high.x - low.x) * t, y: low.y + (high.y - low.y) * t };
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Where rivers rise. */
const RISES: readonly number[] = [REL, CRA];
/** How far a river keeps from the middle of a tile, where the Camp is. */
const ASIDE = 24;

/** A point on the way through a tile that goes round its Camp. */
function round(cell: number, from: Point, to: Point): Point {
  const middle = middleOf(cell);
  const half = between(from, to, 0.5);
  const far = Math.hypot(half.x - middle.x, half.y - middle.y) || 1;
  return {
    x: middle.x + ((half.x - middle.x) / far) * ASIDE,
    y: middle.y + ((half.y - middle.y) / far) * ASIDE,
  };
}

/** A river from its source to its mouth; `mouth` is the cell beyond its last edge. */
interface River {
  readonly points: Point[];
  mouth: number;
}

/** The edge by which water leaves a tile for where there is no land yet; -1 if there is none. */
function wayOut(cell: number, land: ReadonlySet<number>): number {
  const free = [0, 1, 2].filter((edge) => !land.has(neighbour(cell, edge)));
  return free.length === 0 ? -1 : free[Math.floor(chanceAt(cell, 3, 7) * free.length)]!;
}

/**
 * The rivers of a map. They rise on moors and in mountains and end where the known land ends; a tile placed there
 * lengthens them, and no river that was seen ever takes another way.
 * @param cells in the order in which tiles were placed
 * @param campAt the Domain of the Camp of a place in that list
 */
export function riversOf(
  cells: readonly number[],
  campAt: (place: number) => number,
): readonly (readonly Point[])[] {
  const land = new Set<number>(CRADLE_CELLS);
  const rivers: River[] = [];
  for (const [place, cell] of cells.entries()) {
    land.add(cell);
    const river = rivers.find(({ mouth }) => mouth === cell);
    const out = wayOut(cell, land);
    if (river) {
      const from = river.points.at(-1)!;
      river.mouth = out < 0 ? -1 : neighbour(cell, out);
      // Without a way out it ends in the land, as in a marsh.
      const to = out < 0 ? middleOf(cell) : crossing(cell, out);
      river.points.push(round(cell, from, to));
      if (out >= 0) river.points.push(to);
    } else if (out >= 0 && RISES.includes(campAt(place))) {
      const to = crossing(cell, out);
      rivers.push({ points: [between(middleOf(cell), to, 0.45), to], mouth: neighbour(cell, out) });
    }
  }
  return rivers.map(({ points, mouth }) => {
    if (mouth < 0) return points;
    const [before, last] = points.slice(-2) as [Point, Point];
    return [...points, between(before, last, 1.35)];
  });
}
