import { cellAt, cellTriple, centre, isDown, REACH, vertexPair } from '@conclave/mechanics/triangles';

/*
 * A place of the map is named by its row and its column from the middle of the Cradle, as on a compass: N2E3 lies in the
 * second row to the north and the third column to the east; columns are half an edge apart, and M is the middle one. The
 * Cradle covers N1 and S1 from W1 to E1.
 *
 * A place of a Tree is named from the Campfire, numbers first: 1E2N is one to the east and two to the north.
 */

/** Rows count from 1 on either side, for there is none in the middle. */
const rowName = (y: number): string => (y >= 0 ? `N${y + 1}` : `S${-y}`);
const columnName = (column: number): string =>
  column === 0 ? 'M' : column > 0 ? `E${column}` : `W${-column}`;

/** The column of the cells U(x, y) and D(x, y): how far east of the middle their centres are, in half edges. */
const columnOf = (x: number, y: number, down: number): number => 2 * x + y + down + 1;

/** Row and column of a cell as numbers: rows from 0 on to the north, columns from 0 on to the east. */
export function rowAndColumn(cell: number): readonly [row: number, column: number] {
  const [x, y, down] = cellTriple(cell);
  return [y, columnOf(x, y, down)];
}

/** The name of a place of the map: `N2E3`. */
export function placeName(cell: number): string {
  const [row, column] = rowAndColumn(cell);
  return rowName(row) + columnName(column);
}

/** The cell of this name, in any case of letters; -1 if there is none. */
export function placeNamed(name: string): number {
  const read = /^([NS])(\d{1,2})(?:M|([EW])(\d{1,3}))$/.exec(name.trim().toUpperCase());
  if (read === null) return -1;
  const [, side, rows, way, steps] = read;
  const y = side === 'N' ? Number(rows) - 1 : -Number(rows);
  const column = way === undefined ? 0 : way === 'E' ? Number(steps) : -Number(steps);
  const down = (column - y + 1) & 1;
  const x = (column - y - down - 1) / 2;
  const isThere = Number(rows) > 0 && steps !== '0' && Math.abs(x) < REACH && Math.abs(y) < REACH;
  return isThere ? cellAt(x, y, down === 1 ? 1 : 0) : -1;
}

/** Half of an eighth of a circle: less than so much aside is straight on. */
const SLANT = 0.414;

/** Where a place lies as one says it who sees the map: “north-east of the Cradle”, of which there may be several. */
export function whereabouts(cell: number): string {
  const { x, y } = centre(cell, 1);
  const along = Math.abs(y) > SLANT * Math.abs(x) ? [y < 0 ? 'north' : 'south'] : [];
  const aside = Math.abs(x) > SLANT * Math.abs(y) ? [x > 0 ? 'east' : 'west'] : [];
  return `${[...along, ...aside].join('-')} of the Cradle`;
}

/** The places straight above and below a point where six of them meet. */
export function acrossVertex(vertex: number): readonly [above: number, below: number] {
  const [i, j] = vertexPair(vertex);
  return [cellAt(i - 1, j, 1), cellAt(i, j - 1, 0)];
}

const CORNERS_UP = ['left', 'top', 'right'] as const;
const CORNERS_DOWN = ['left', 'right', 'bottom'] as const;

/** What the corner 0, 1 or 2 of a cell is called. */
export const cornerName = (cell: number, corner: number): string =>
  (isDown(cell) ? CORNERS_DOWN : CORNERS_UP)[corner]!;

/** The name of a place of a Tree: `1E2N`, or `Campfire`. */
export function spotName(x: number, y: number): string {
  const along = x === 0 ? '' : x > 0 ? `${x}E` : `${-x}W`;
  const up = y === 0 ? '' : y > 0 ? `${y}N` : `${-y}S`;
  return along + up || 'Campfire';
}

/** The place of a Tree of this name, in any case of letters; null if there is none. */
export function spotNamed(name: string): readonly [x: number, y: number] | null {
  const read = /^(?:(\d{1,2})([EW]))?(?:(\d{1,2})([NS]))?$/.exec(name.trim().toUpperCase());
  if (read === null || read[0] === '') return null;
  const x = Number(read[1] ?? 0) * (read[2] === 'W' ? -1 : 1);
  const y = Number(read[3] ?? 0) * (read[4] === 'S' ? -1 : 1);
  return [x, y];
}
