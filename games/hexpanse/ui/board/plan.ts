import { acrossOf, boxAround, type MapBox, middlesOf, type Point } from '@conclave/web/kit/table';
import { BOARDS, type BoardId } from '../../data/boards.ts';

/** Where everything lies on a board. */
export interface Plan {
  readonly points: readonly Point[];
  /** By territory: what lies across each of its edges, clockwise from the upper right; -1 for nothing. */
  readonly across: readonly (readonly number[])[];
  /** By territory: whether only the larger board has it. */
  readonly shaded: readonly boolean[];
  readonly hexilum: readonly boolean[];
  readonly box: MapBox;
  /** From the middle of the planet to its limb. */
  readonly radius: number;
}

/** From the farthest territory to the limb of the planet. */
const LIMB = 74;

function planOf(id: BoardId): Plan {
  const { cells, hexilum } = BOARDS[id];
  const points = middlesOf(cells);
  const far = Math.max(...points.map(({ x, y }) => Math.hypot(x, y)));
  return {
    points,
    across: acrossOf(cells),
    shaded: cells.map((_, territory) => territory >= BOARDS.small.cells.length),
    hexilum,
    box: boxAround(points, 16),
    radius: far + LIMB,
  };
}

export const PLANS: { readonly [id in BoardId]: Plan } = { small: planOf('small'), large: planOf('large') };

/** A bit for each edge of a cell that leads out of a set, clockwise from the upper right. */
export const edgesOf = ({ across }: Plan, cell: number, set: ReadonlySet<number>): number =>
  across[cell]!.reduce((bits, beyond, i) => (set.has(beyond) ? bits : bits | (1 << i)), 0);
