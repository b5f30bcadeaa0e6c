import { contour, field } from '@conclave/kit';

const CELLS = 84;
const HALF = CELLS / 2;

const SEGMENT = /M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)/g;

/** Joins the loose edges of a contour to closed outlines. */
function outlines(edges: string, place: (n: string) => string): string {
  const next = new Map<string, string>();
  for (const [, x1, y1, x2, y2] of edges.matchAll(SEGMENT)) next.set(`${x1} ${y1}`, `${x2} ${y2}`);
  const loops: string[] = [];
  while (next.size > 0) {
    const [start] = next.keys() as Iterable<string> as [string];
    const spots: string[] = [];
    for (let at: string | undefined = start; at !== undefined; ) {
      const to = next.get(at);
      next.delete(at);
      if (to !== undefined) spots.push(at);
      at = to;
    }
    if (spots.length > 4)
      loops.push(`M${spots.map((spot) => spot.split(' ').map(place).join(' ')).join('L')}Z`);
  }
  return loops.join('');
}

/** As near to the limb as heights are told apart. */
const LIMB = 0.999;

/**
 * Seeded heights on a sphere that is seen from far away, at the corners of a grid: row by row. Beyond the limb they go on
 * as they are there; 0 on the edge of the grid, so that all outlines close.
 */
function heightsOf(seed: string): Float32Array {
  const heights = field(seed, 5);
  const isEdge = (n: number) => n === 0 || n === CELLS;
  return Float32Array.from({ length: (CELLS + 1) ** 2 }, (_, i) => {
    const [column, row] = [i % (CELLS + 1), Math.floor(i / (CELLS + 1))];
    if (isEdge(column) || isEdge(row)) return 0;
    const [x, y] = [(column - HALF) / (HALF - 1), (row - HALF) / (HALF - 1)];
    const part = Math.min(1, LIMB / Math.hypot(x, y));
    const depth = Math.sqrt(1 - (x * part) ** 2 - (y * part) ** 2);
    return heights(8 + 2.1 * Math.atan2(x * part, depth), 8 + 2.1 * Math.asin(y * part));
  });
}

/**
 * The land of a planet: closed outlines, to be filled by the even-odd rule, at each of these heights.
 * @param radius of the planet in the drawing, about whose middle the outlines lie; they go a little beyond it
 */
export function landOf(seed: string, radius: number, levels: readonly number[]): readonly string[] {
  const heights = heightsOf(seed);
  const heightAt = (column: number, row: number): number => heights[row * (CELLS + 1) + column]!;
  const place = (n: string) => (((Number(n) - HALF) / (HALF - 1)) * radius).toFixed(1);
  return levels.map((level) => outlines(contour(heightAt, CELLS, CELLS, level), place));
}
