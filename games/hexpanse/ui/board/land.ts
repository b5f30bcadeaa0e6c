import { contour, field } from '@conclave/web/kit';

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

/** Seeded heights on a sphere that is seen from far away, at the corners of a grid: row by row, 0 beyond the limb. */
function heightsOf(seed: string): Float32Array {
  const heights = field(seed, 5);
  return Float32Array.from({ length: (CELLS + 1) ** 2 }, (_, i) => {
    const x = ((i % (CELLS + 1)) - HALF) / (HALF - 1);
    const y = (Math.floor(i / (CELLS + 1)) - HALF) / (HALF - 1);
    const far = Math.hypot(x, y);
    if (far >= 1) return 0;
    const longitude = Math.atan2(x, Math.sqrt(1 - far * far));
    return heights(8 + 2.1 * longitude, 8 + 2.1 * Math.asin(y));
  });
}

/**
 * The land of a planet: closed outlines, to be filled by the even-odd rule, at each of these heights.
 * @param radius of the planet in the drawing, about whose middle the outlines lie
 */
export function landOf(seed: string, radius: number, levels: readonly number[]): readonly string[] {
  const heights = heightsOf(seed);
  const heightAt = (column: number, row: number): number => heights[row * (CELLS + 1) + column]!;
  const place = (n: string) => (((Number(n) - HALF) / (HALF - 1)) * radius).toFixed(1);
  return levels.map((level) => outlines(contour(heightAt, CELLS, CELLS, level), place));
}
