/** Numbers from 0 to 1, the same ones for the same seed. */
export function chance(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let t = Math.imul(at ^ (at >>> 15), at | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from 0 to 1 for a point of a lattice. */
function corner(seed: number, x: number, y: number, z: number): number {
  let h =
    Math.imul(x, 0x27d4eb2d) ^
    Math.imul(y, 0x165667b1) ^
    Math.imul(z, 0x85ebca6b) ^
    Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Value noise in space, 0 to 1: smooth, about 1 unit from hill to hill. */
export function noise(seed: number, x: number, y: number, z = 0): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const along = (b: number, c: number) =>
    mix(corner(seed, i, j + b, k + c), corner(seed, i + 1, j + b, k + c), u);
  const across = (c: number) => mix(along(0, c), along(1, c), v);
  return mix(across(0), across(1), w);
}

/** Noise of several octaves, each half as strong and twice as fine as the one before; 0 to 1. */
export function clouds(seed: number, octaves: number, x: number, y: number, z = 0): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let o = 0; o < octaves; o++) {
    sum += weight * noise(seed + o, x * 2 ** o, y * 2 ** o, z * 2 ** o);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
