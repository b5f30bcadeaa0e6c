import { Bug, Unknown } from './errors.ts';

/** The state of the generator (sfc32): four 32-bit words. A view shows [-1, -1, -1, -1]. */
export type Rng = [number, number, number, number];

/** 128 random bits as 32 hexadecimal digits. */
export type Seed = string;

export const isSeed = (x: unknown): x is Seed => typeof x === 'string' && /^[0-9a-f]{32}$/.test(x);

/** Starts the generator from 128 bits. */
export function seeded(seed: Seed): Rng {
  if (!isSeed(seed)) throw new Bug(`not a seed: ${seed}`);
  const rng = [0, 8, 16, 24].map((i) => Number.parseInt(seed.slice(i, i + 8), 16) | 0) as Rng;
  for (let i = 0; i < 16; i++) next(rng);
  return rng;
}

/** A seed made from a short number, for tests, simulations and the laboratory. */
export function seedOf(n: number): Seed {
  let seed = '';
  for (let i = 0; i < 4; i++) {
    let h = Math.imul((n + 0x9e3779b9 * (i + 1)) | 0, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 15) ^ Math.floor(n / 4294967296), 0xc2b2ae35);
    seed += ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
  }
  return seed;
}

/** The next 32 bits. */
export function next(rng: Rng): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/**
 * A whole number from 0 to n - 1, each equally likely.
 * @throws Unknown when the generator is that of a view, Bug when there is nothing to choose from
 */
export function below(rng: Rng, n: number): number {
  if (rng[0] === -1 && rng[1] === -1 && rng[2] === -1 && rng[3] === -1) throw new Unknown('future chance');
  if (!(n >= 1 && n <= 4294967296)) throw new Bug(`a number below ${n}`);
  const limit = 4294967296 - (4294967296 % n);
  let x = next(rng);
  while (x >= limit) x = next(rng);
  return x % n;
}

/** Puts a list into random order, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/** One member of a list that is not empty. */
export const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;
