import type { Hex } from './hex.ts';

/** By the directions that lines leave a point in: 1 up, 2 right, 4 down, 8 left. */
const LINES = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const [UP, RIGHT, DOWN, LEFT] = [1, 2, 4, 8];

/**
 * A hexagonal board in plain text: a wall of bricks, each row set off by half a brick, so that two bricks touch exactly
 * where two hexagons share an edge.
 * @param lines what stands in each cell, in the order of the cells
 * @param width columns within a brick, an odd number; longer lines are cut
 * @returns lines without trailing space
 */
export function drawHexes(
  cells: readonly Hex[],
  lines: readonly (readonly string[])[],
  width: number,
): string {
  const half = (width + 1) / 2;
  const columns = cells.map(([q, r]) => (2 * q + r) * half);
  const left = Math.min(...columns);
  const top = Math.min(...cells.map(([, r]) => r));
  const rows = Math.max(...cells.map(([, r]) => r)) - top + 1;
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(...cells.map(([, r], i) => (r - top === row ? lines[i]!.length : 0))),
  );
  const starts = heights.map((_, row) => heights.slice(0, row).reduce((sum, height) => sum + height + 1, 0));

  const span = Math.max(...columns) - left + width + 2;
  const depth = heights.reduce((sum, height) => sum + height + 1, 1);
  const borders = Array.from({ length: depth }, () => new Array<number>(span).fill(0));
  const text = Array.from({ length: depth }, () => new Array<string>(span).fill(''));
  const mark = (y: number, x: number, directions: number): void => {
    borders[y]![x]! |= directions;
  };

  for (const [i, [, r]] of cells.entries()) {
    const [x, y, height] = [columns[i]! - left, starts[r - top]!, heights[r - top]!];
    const [right, bottom] = [x + width + 1, y + height + 1];
    for (const edge of [y, bottom])
      for (let at = x; at <= right; at++) mark(edge, at, (at < right ? RIGHT! : 0) | (at > x ? LEFT! : 0));
    for (const edge of [x, right])
      for (let at = y; at <= bottom; at++) mark(at, edge, (at < bottom ? DOWN! : 0) | (at > y ? UP! : 0));
    for (const [n, line] of lines[i]!.entries())
      for (const [at, letter] of [...line].slice(0, width).entries()) text[y + 1 + n]![x + 1 + at] = letter;
  }
  return borders
    .map((row, y) =>
      row
        .map((directions, x) => text[y]![x] || LINES[directions]!)
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
