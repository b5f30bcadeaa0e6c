import type { Point } from '@conclave/kit/table';
import { cornersOf, neighbour } from '@conclave/mechanics/triangles';
import { vertexPoint } from '../shape.ts';

/** A number from 0 to 1 that is the same for the same place for ever. */
export function chanceAt(a: number, b: number, seed: number): number {
  let h = Math.imul(a, 374761393) ^ Math.imul(b, 668265263) ^ Math.imul(seed + 11, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** How far a border between tiles strays from their edge, and into how many parts it is bent. */
const STRAY = 15;
const PARTS = 8;

const borders = new Map<string, readonly Point[]>();

/** The border between two tiles along the edge between two vertices, as land has it: from the first to the second. */
function borderOf(a: number, b: number): readonly Point[] {
  if (a > b) return [...borderOf(b, a)].reverse();
  const key = `${a} ${b}`;
  const known = borders.get(key);
  if (known) return known;
  const [p, q] = [vertexPoint(a), vertexPoint(b)];
  const long = Math.hypot(q.x - p.x, q.y - p.y);
  const across = { x: -(q.y - p.y) / long, y: (q.x - p.x) / long };
  const off = Array<number>(PARTS + 1).fill(0);
  for (let step = PARTS; step > 1; step /= 2)
    for (let i = step / 2; i < PARTS; i += step) {
      const mean = (off[i - step / 2]! + off[i + step / 2]!) / 2;
      off[i] = mean + ((chanceAt(a, b, i) - 0.5) * STRAY * step) / PARTS;
    }
  const line = off.map((d, i) => ({
    x: p.x + ((q.x - p.x) * i) / PARTS + across.x * d,
    y: p.y + ((q.y - p.y) * i) / PARTS + across.y * d,
  }));
  borders.set(key, line);
  return line;
}

/** The outline of a tile as land has it, clockwise. */
export function outlineOf(cell: number): readonly Point[] {
  const corners = cornersOf(cell);
  return corners.flatMap((corner, i) => borderOf(corner, corners[(i + 1) % 3]!).slice(0, -1));
}

/** The borders that lie at the sea. */
export function coastOf(land: ReadonlySet<number>): readonly (readonly Point[])[] {
  return [...land].flatMap((cell) => {
    const corners = cornersOf(cell);
    return corners.flatMap((corner, edge) =>
      land.has(neighbour(cell, edge)) ? [] : [borderOf(corner, corners[(edge + 1) % 3]!)],
    );
  });
}
