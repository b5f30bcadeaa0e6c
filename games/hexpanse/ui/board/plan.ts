import { acrossOf, type MapBox, middlesOf, type Point } from '@conclave/kit/table';
import { BOARDS, type BoardId } from '../../data/boards.ts';

/** Where everything lies on a board. */
export interface Plan {
  readonly points: readonly Point[];
  /** By territory: what lies across each of its edges, clockwise from the upper right; -1 for nothing. */
  readonly across: readonly (readonly number[])[];
  readonly hexilum: readonly boolean[];
  readonly box: MapBox;
  /** From the middle of the planet to its limb. */
  readonly radius: number;
}

/** From the farthest territory to the limb of the planet, and from there to the edge of what is seen. */
const LIMB = 60;
const AIR = 13;

function planOf(id: BoardId): Plan {
  const { cells, hexilum } = BOARDS[id];
  const points = middlesOf(cells);
  const radius = Math.max(...points.map(({ x, y }) => Math.hypot(x, y))) + LIMB;
  const half = radius + AIR;
  return {
    points,
    across: acrossOf(cells),
    hexilum,
    box: { x: -half, y: -half, width: 2 * half, height: 2 * half },
    radius,
  };
}

export const PLANS: { readonly [id in BoardId]: Plan } = { small: planOf('small'), large: planOf('large') };

/** A bit for each edge of a cell that leads out of a set, clockwise from the upper right. */
export const edgesOf = ({ across }: Plan, cell: number, set: ReadonlySet<number>): number =>
  across[cell]!.reduce((bits, beyond, i) => (set.has(beyond) ? bits : bits | (1 << i)), 0);
