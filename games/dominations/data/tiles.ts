import type { Provenance } from '@conclave/frame/meta.ts';
import { DOMAINS, domainAfter } from './domains.ts';

/** A Land tile: the colour of its Camp, and those of its three dots, clockwise. */
export interface Tile {
  /** Letter of the Camp, and row in the table of section 2.4: `G01`. */
  readonly id: string;
  readonly camp: number;
  readonly dots: readonly [number, number, number];
}

/** 90 tiles with a Camp and three dots: public. Which colours lie on which: reconstructed. */
export const TILES_PROVENANCE: Provenance = 'reconstructed';

/** Section 2.4: what each dot is ahead of the Camp round the cycle of Domains. */
const ROWS = [
  [1, 5, 3],
  [0, 5, 1],
  [2, 5, 3],
  [0, 4, 5],
  [1, 3, 2],
  [0, 2, 4],
  [2, 3, 4],
  [0, 3, 1],
  [1, 4, 2],
  [1, 5, 4],
  [1, 3, 4],
  [2, 5, 5],
  [1, 4, 4],
  [3, 3, 5],
  [0, 2, 2],
] as const;

/** All tiles, Domain by Domain and then row by row; the number of a tile is its place in this list. */
export const TILES: readonly Tile[] = DOMAINS.flatMap((code, camp) =>
  ROWS.map(([a, b, c], row) => ({
    id: code[0] + String(row + 1).padStart(2, '0'),
    camp,
    dots: [domainAfter(camp, a), domainAfter(camp, b), domainAfter(camp, c)] as const,
  })),
);
