/** Pictures from seeds: the same seed draws the same sky for everybody and for ever. */

/** A generator of numbers from 0 up to 1, from a number or a text. Only for pictures, never for rules. */
export function sprinkle(seed: string | number): () => number {
  let h = 0x811c9dc5;
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 0x01000193);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), h | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Star {
  /** From 0 to 1, left to right and top to bottom. */
  readonly x: number;
  readonly y: number;
  /** From 0 (faint, the most common) to 1 (bright). */
  readonly size: number;
}

/** Stars scattered over the unit square, few of them bright. */
export function stars(seed: string | number, count: number): readonly Star[] {
  const next = sprinkle(seed);
  return Array.from({ length: count }, () => ({ x: next(), y: next(), size: next() ** 5 }));
}

/** A smooth field over the plane, from 0 to 1, with features about one unit wide and finer ones in them. */
export function field(seed: string | number, octaves = 4): (x: number, y: number) => number {
  const next = sprinkle(seed);
  const lattice = Float32Array.from({ length: 4096 }, next);
  const at = (x: number, y: number) => lattice[(x & 63) * 64 + (y & 63)]!;
  const ease = (t: number) => t * t * (3 - 2 * t);
  const smooth = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const top = at(i, j) + u * (at(i + 1, j) - at(i, j));
    const bottom = at(i, j + 1) + u * (at(i + 1, j + 1) - at(i, j + 1));
    return top + v * (bottom - top);
  };
  return (x, y) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let o = 0; o < octaves; o++) {
      sum += weight * smooth(x * 2 ** o + 17.3 * o, y * 2 ** o + 9.1 * o);
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}

/** For each of the 16 ways in which the corners of a cell lie above the level: edges to join, top right bottom left. */
const CELL: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/**
 * The contour of a field at a level, as an SVG path over a grid of columns × rows cells, each one unit wide.
 * @param height the field at a corner of the grid
 */
export function contour(
  height: (column: number, row: number) => number,
  columns: number,
  rows: number,
  level: number,
): string {
  const parts: string[] = [];
  const cut = (a: number, b: number) => (level - a) / (b - a);
  const say = (n: number) => n.toFixed(2);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [a, b, c, d] = [height(x, y), height(x + 1, y), height(x + 1, y + 1), height(x, y + 1)];
      const shape = +(a > level) + 2 * +(b > level) + 4 * +(c > level) + 8 * +(d > level);
      const points = [
        [x + cut(a, b), y],
        [x + 1, y + cut(b, c)],
        [x + cut(d, c), y + 1],
        [x, y + cut(a, d)],
      ] as const;
      for (const [from, to] of CELL[shape]!) {
        const [p, q] = [points[from]!, points[to]!];
        parts.push(`M${say(p[0])} ${say(p[1])}L${say(q[0])} ${say(q[1])}`);
      }
    }
  return parts.join('');
}
