/*
 * Triangular grids. A vertex (i, j) lies at x = i + j/2, y = -j·√3/2 in a plane whose y grows downward. A cell U(x, y)
 * points up and has its lower left corner at (x, y), a cell D(x, y) points down and lies to the right of U(x, y).
 *
 * Vertices and cells are small integers, so that they serve as keys, and steps from one to the next are sums. The grid
 * reaches `REACH` vertices from the origin each way; who goes farther gets keys that mean nothing.
 *
 * Corners of a cell are counted clockwise: those of U from the lower left, those of D from the upper left. Edge k leads
 * from corner k to corner k + 1.
 */

/** Vertices (i, j) and cells (x, y) with -REACH < i, j, x, y < REACH have keys. */
export const REACH = 64;
const ROW = 2 * REACH;

/** Keys of vertices and of cells are less than this. */
export const KEYS = 2 * ROW * ROW;

export const vertexAt = (i: number, j: number): number => (j + REACH) * ROW + i + REACH;

/** The cell U(x, y), or with `down` 1 the cell D(x, y). */
export const cellAt = (x: number, y: number, down: 0 | 1): number => 2 * vertexAt(x, y) + down;

export const isDown = (cell: number): boolean => (cell & 1) === 1;

/** A vertex as a pair. */
export const vertexPair = (vertex: number): readonly [i: number, j: number] => [
  (vertex % ROW) - REACH,
  Math.floor(vertex / ROW) - REACH,
];

/** A cell as `cellAt` takes it. */
export function cellTriple(cell: number): readonly [x: number, y: number, down: 0 | 1] {
  const [x, y] = vertexPair(cell >> 1);
  return [x, y, isDown(cell) ? 1 : 0];
}

/** Steps from the vertex (x, y) to the corners of a cell, those of U, then those of D. */
const CORNERS = [0, ROW, 1, ROW, ROW + 1, 1] as const;

/** The vertex at corner 0, 1 or 2. */
export const vertexOf = (cell: number, corner: number): number =>
  (cell >> 1) + CORNERS[3 * (cell & 1) + corner]!;

/** The three vertices of a cell, clockwise. */
export const cornersOf = (cell: number): readonly [number, number, number] => [
  vertexOf(cell, 0),
  vertexOf(cell, 1),
  vertexOf(cell, 2),
];

/** Which corner of a cell a vertex is; -1 if it is none. */
export function cornerAt(cell: number, vertex: number): number {
  for (let corner = 0; corner < 3; corner++) if (vertexOf(cell, corner) === vertex) return corner;
  return -1;
}

/** Steps from a cell over its edges, those of U, then those of D. */
const EDGES = [-1, 1, 1 - 2 * ROW, 2 * ROW - 1, 1, -1] as const;

/** The cell beyond edge 0, 1 or 2. */
export const neighbour = (cell: number, edge: number): number => cell + EDGES[3 * (cell & 1) + edge]!;

/** The three cells that share an edge with a cell, in the order of its edges. */
export const neighboursOf = (cell: number): readonly [number, number, number] => [
  neighbour(cell, 0),
  neighbour(cell, 1),
  neighbour(cell, 2),
];

/** Whether two cells share an edge. */
export const areNeighbours = (a: number, b: number): boolean =>
  neighbour(a, 0) === b || neighbour(a, 1) === b || neighbour(a, 2) === b;

/** Steps from the cell U(i, j) to the six round the vertex (i, j). */
const ROUND = [0, -1, -2, -2 * ROW - 1, -2 * ROW, 1 - 2 * ROW] as const;

/** The six cells round a vertex, counter-clockwise from U(i, j) to its upper right. */
export const roundVertex = (vertex: number): number[] => ROUND.map((step) => 2 * vertex + step);

/** Which of three things listed clockwise lies at a corner of a piece that is turned by `turns` thirds. */
export const turnedTo = (corner: number, turns: number): number => (corner + turns) % 3;

const HEIGHT = Math.sqrt(3) / 2;

/** Where a vertex lies when edges are `size` long. */
export function point(vertex: number, size = 1): { readonly x: number; readonly y: number } {
  const [i, j] = vertexPair(vertex);
  return { x: size * (i + j / 2), y: -size * HEIGHT * j };
}

/** The middle of a cell whose edges are `size` long. */
export function centre(cell: number, size = 1): { readonly x: number; readonly y: number } {
  const [a, b, c] = cornersOf(cell).map((vertex) => point(vertex, size));
  return { x: (a!.x + b!.x + c!.x) / 3, y: (a!.y + b!.y + c!.y) / 3 };
}
