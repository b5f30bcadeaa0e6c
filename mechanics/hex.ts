/*
 * Hexagonal grids in axial coordinates [q, r], pointy top: x = √3·(q + r/2), y = 1.5·r for a hexagon whose
 * corners are 1 from its centre.
 */

export type Hex = readonly [q: number, r: number];

/** The six directions, counter-clockwise from east. */
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** Steps from one hexagon to another over an unbounded grid. */
export function distance([q1, r1]: Hex, [q2, r2]: Hex): number {
  const [dq, dr] = [q1 - q2, r1 - r2];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** A hexagon after `turns` turns by 60 degrees about the origin, counter-clockwise. */
export function turned(hex: Hex, turns: number): Hex {
  let [q, r] = hex;
  // 0 - q: no negative zero, which compares unlike zero.
  for (let i = 0; i < turns; i++) [q, r] = [q + r, 0 - q];
  return [q, r];
}

/** All hexagons within `radius` steps of the origin: ring by ring, each from its east corner counter-clockwise. */
export function hexagon(radius: number): readonly Hex[] {
  const cells: Hex[] = [[0, 0]];
  for (let ring = 1; ring <= radius; ring++)
    for (const [side, [q, r]] of DIRECTIONS.entries()) {
      const [dq, dr] = DIRECTIONS[(side + 2) % 6]!;
      for (let step = 0; step < ring; step++) cells.push([ring * q + step * dq, ring * r + step * dr]);
    }
  return cells;
}

/** For each cell of a board the indices of the cells that share an edge with it, ascending. */
export function adjacency(cells: readonly Hex[]): readonly (readonly number[])[] {
  return cells.map((a) => cells.flatMap((b, i) => (distance(a, b) === 1 ? [i] : [])));
}

/** For each cell of a board the steps to every other over cells of the board alone; -1 where no way leads. */
export function steps(neighbours: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return neighbours.map((_, from) => {
    const far = new Array<number>(neighbours.length).fill(-1);
    far[from] = 0;
    const queue = [from];
    for (const cell of queue)
      for (const next of neighbours[cell]!)
        if (far[next] === -1) {
          far[next] = far[cell]! + 1;
          queue.push(next);
        }
    return far;
  });
}

/** The centre of a hexagon whose corners are `size` away from it. */
export const centre = ([q, r]: Hex, size = 1): { readonly x: number; readonly y: number } => ({
  x: size * Math.sqrt(3) * (q + r / 2),
  y: size * 1.5 * r,
});

const HALF_WIDTH = Math.sqrt(3) / 2;

/** The six corners of a hexagon about the origin, clockwise from the top. */
export const corners = (size = 1): readonly { readonly x: number; readonly y: number }[] =>
  [
    [0, -1],
    [HALF_WIDTH, -0.5],
    [HALF_WIDTH, 0.5],
    [0, 1],
    [-HALF_WIDTH, 0.5],
    [-HALF_WIDTH, -0.5],
  ].map(([x, y]) => ({ x: size * x!, y: size * y! }));
