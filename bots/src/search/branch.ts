import { below, type Rng } from '@conclave/kernel';

/** A generator of its own, so that as much chance as a world needs never shifts the next one's. */
export const branch = (rng: Rng): Rng => [word(rng), word(rng), word(rng), word(rng)];
const word = (rng: Rng) => below(rng, 2 ** 32) | 0;
