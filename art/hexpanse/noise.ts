import { lerp, mix, type Rgb } from '../lib/colour.ts';
import { chance } from '../lib/noise.ts';

/** A number for a word, as a seed. */
export const seedOf = (word: string): number =>
  [...word].reduce((h, letter) => Math.imul(h ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0, 7);

/** Gradients along the edges of a cube. */
const EDGES = [
  [1, 1, 0],
  [-1, 1, 0],
  [1, -1, 0],
  [-1, -1, 0],
  [1, 0, 1],
  [-1, 0, 1],
  [1, 0, -1],
  [-1, 0, -1],
  [0, 1, 1],
  [0, -1, 1],
  [0, 1, -1],
  [0, -1, -1],
] as const;

export type Field = (x: number, y: number, z: number) => number;

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise in space, about -0.7 to 0.7: on a sphere it has neither seam nor pole. */
export function gradients(word: string): Field {
  const next = chance(seedOf(word));
  const order = [...Array(256).keys()];
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const p = Uint8Array.from({ length: 768 }, (_, i) => order[i & 255]!);
  const dot = (h: number, x: number, y: number, z: number): number => {
    const [a, b, c] = EDGES[h % 12]!;
    return a * x + b * y + c * z;
  };
  return (x, y, z) => {
    const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [fx, fy, fz] = [x - i, y - j, z - k];
    const [u, v, w] = [ease(fx), ease(fy), ease(fz)];
    const at = (a: number, b: number, c: number): number =>
      dot(p[p[p[(i + a) & 255]! + ((j + b) & 255)]! + ((k + c) & 255)]!, fx - a, fy - b, fz - c);
    const along = (b: number, c: number) => lerp(at(0, b, c), at(1, b, c), u);
    const across = (c: number) => lerp(along(0, c), along(1, c), v);
    return lerp(across(0), across(1), w);
  };
}

/** Octaves of a field, each finer and weaker than the one before. */
export function octaves(field: Field, x: number, y: number, z: number, count: number, gain = 0.5): number {
  let [sum, weight, fine] = [0, 0.5, 1];
  for (let o = 0; o < count; o++) {
    sum += weight * field(x * fine, y * fine, z * fine);
    weight *= gain;
    fine *= 2.03;
  }
  return sum;
}

/** A colour between those of the stops beside `x`. */
export function ramp(stops: readonly (readonly [at: number, colour: Rgb])[], x: number): Rgb {
  const next = stops.findIndex(([at]) => x < at);
  if (next === 0) return stops[0]![1];
  if (next < 0) return stops.at(-1)![1];
  const [[from, a], [to, b]] = [stops[next - 1]!, stops[next]!];
  return mix(a, b, (x - from) / (to - from));
}
