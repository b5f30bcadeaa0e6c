import { acrossOf, boxAround, HEX, type MapBox, middlesOf, type Point } from '@conclave/kit/table';
import { corners, type Hex } from '@conclave/mechanics/hex';
import { cellsOf, type Galaxy, galaxyOf, type Placement } from '../../rules/galaxy.ts';
import type { State } from '../../rules/types.ts';

/** A board on the map, the core first. */
interface BoardPlan {
  readonly sectors: readonly number[];
  /** Where its seal lies: on the core the closed centre, else the corner that three of its sectors share. */
  readonly seal: Point;
}

/** Where the sectors of a galaxy lie, and the part of the plane that holds them all. */
export interface Plan {
  readonly points: readonly Point[];
  /** By sector: a bit for each edge that leads out of its board, clockwise from the upper right. */
  readonly edges: readonly number[];
  readonly boards: readonly BoardPlan[];
  /** By sector: the seals that lie on its corners, about its middle. */
  readonly seals: readonly (readonly Point[])[];
  readonly box: MapBox;
  /** The outline of all its hexes and the core, as a path: what it lies on the sky with. */
  readonly plate: string;
}

const MARGIN = 7;
const CENTRE: Point = { x: 0, y: 0 };

/** A board is a row of two beside a row of three: its first two cells and the middle of the others share a corner. */
function sealOf(points: readonly Point[], sectors: readonly number[]): Point {
  const around = [0, 1, 3].map((i) => points[sectors[i]!]!);
  return {
    x: around.reduce((sum, { x }) => sum + x, 0) / 3,
    y: around.reduce((sum, { y }) => sum + y, 0) / 3,
  };
}

const hexAt = ({ x, y }: Point): string =>
  `M${corners(HEX)
    .map((corner) => `${(x + corner.x).toFixed(1)} ${(y + corner.y).toFixed(1)}`)
    .join('L')}Z`;

function lay({ cells, boardOf, boards }: Galaxy, more: readonly Hex[]): Plan {
  const points = middlesOf(cells);
  const across = acrossOf(cells);
  const sectorsOf = (board: number) => boardOf.flatMap((other, sector) => (other === board ? [sector] : []));
  const plans = [...Array(boards.length + 1).keys()].map((board): BoardPlan => {
    const sectors = sectorsOf(board);
    return { sectors, seal: board === 0 ? CENTRE : sealOf(points, sectors) };
  });
  const sealsAt = ({ x, y }: Point): readonly Point[] =>
    plans
      .map(({ seal }) => ({ x: seal.x - x, y: seal.y - y }))
      .filter((seal) => Math.hypot(seal.x, seal.y) < HEX + 1);
  return {
    points,
    edges: across.map((beside, sector) =>
      beside.reduce(
        (bits, next, edge) => (next >= 0 && boardOf[next] === boardOf[sector] ? bits : bits | (1 << edge)),
        0,
      ),
    ),
    boards: plans,
    seals: points.map(sealsAt),
    box: boxAround([...points, ...middlesOf(more)], MARGIN),
    plate: [CENTRE, ...points].map(hexAt).join(''),
  };
}

const PLANS = new Map<string, Plan>();
const KEPT = 60;

/**
 * The plan of a view's galaxy.
 * @param placements boards that may be laid next, which are to be in sight as well
 */
export function planOf(view: Readonly<Pick<State, 'galaxy'>>, placements: readonly Placement[] = []): Plan {
  const key = `${view.galaxy}|${placements.length}`;
  let plan = PLANS.get(key);
  if (!plan) {
    if (PLANS.size >= KEPT) PLANS.clear();
    plan = lay(galaxyOf(view), placements.flatMap(cellsOf));
    PLANS.set(key, plan);
  }
  return plan;
}
