import { type Seed, sha256 } from '@conclave/kernel';

/** The seed of one thing that needs chance in one game of a series: `what` is "game", "salt", "seat 0"… */
export const chance = (seed: string, index: number, what: string): Seed =>
  sha256(`${seed}/${index}/${what}`).slice(0, 32);
