import { lerp } from '../lib/colour.ts';
/** Noise that repeats, so that a painted patch joins itself; all in parts of the patch, 0 to 1. */

/** A number from 0 to 1 for a point of a lattice. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 11, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const wrap = (i: number, period: number): number => ((i % period) + period) % period;

/** Value noise, -1 to 1, that repeats after `period` hills either way. */
export function noise(x: number, y: number, seed: number, period = 1 << 20): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  let [u, v] = [x - i, y - j];
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const at = (a: number, b: number) => hash(wrap(i + a, period), wrap(j + b, period), seed);
  return 2 * lerp(lerp(at(0, 0), at(1, 0), u), lerp(at(0, 1), at(1, 1), u), v) - 1;
}

/** Noise of several octaves, each half as strong and twice as fine. */
export function hills(x: number, y: number, seed: number, octaves: number, period = 1 << 20): number {
  let [sum, weight] = [0, 0.5];
  for (let o = 0; o < octaves; o++) {
    sum += weight * noise(x * 2 ** o, y * 2 ** o, seed + o, period * 2 ** o);
    weight /= 2;
  }
  return sum;
}

/** Cells about scattered seeds: how far the nearest seed is, how far the border of its cell, and the cell's own number. */
export function cells(
  x: number,
  y: number,
  seed: number,
  period: number,
): { readonly near: number; readonly border: number; readonly id: number } {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  let [a, b, id] = [9, 9, 0];
  for (let n = -1; n < 2; n++)
    for (let m = -1; m < 2; m++) {
      const [p, q] = [wrap(i + m, period), wrap(j + n, period)];
      const h = hash(p, q, seed);
      const dx = i + m + 0.15 + 0.7 * h - x;
      const dy = j + n + 0.15 + 0.7 * hash(p, q, seed + 1) - y;
      const d = dx * dx + dy * dy;
      if (d < a) {
        b = a;
        a = d;
        id = h;
      } else if (d < b) b = d;
    }
  return { near: Math.sqrt(a), border: Math.sqrt(b) - Math.sqrt(a), id };
}
