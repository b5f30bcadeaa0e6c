import type { Provenance } from '@conclave/frame/meta.ts';
import type { Mode } from './numbers.ts';

/** What the option `evenStart` changes. */
export interface EvenStart {
  /** Hexilum at the start by order of play: the first side, the next one clockwise, and so on; in pairs each partner. */
  readonly hexilum: readonly number[];
  /** Actions of the very first turn of the game; all others have as many as ever. */
  readonly firstTurn: number;
}

/**
 * Not of the printed game (HX-SET-10, HX-R-47). Amounts for two sides, pairs among them, are chosen by measurement, see
 * `balance.md`; those for three and four are a guess, since there the order of play counts for less.
 */
export const EVEN_START_PROVENANCE: Provenance = 'reconstructed';

const even = (firstTurn: number, ...hexilum: readonly number[]): EvenStart => ({
  hexilum,
  firstTurn,
});

/** What the order of play is like: as many sides as seats, or two pairs. */
export type Sides = 2 | 3 | 4 | 'pairs';

/** By mode and sides. */
export const EVEN_START: { readonly [mode in Mode]: { readonly [sides in Sides]: EvenStart } } = {
  sailor: { 2: even(1, 0, 1), 3: even(1, 0, 1, 1), 4: even(1, 0, 1, 1, 2), pairs: even(2, 0, 1) },
  captain: { 2: even(2, 1, 0), 3: even(2, 0, 0, 1), 4: even(2, 0, 0, 1, 1), pairs: even(1, 2, 0) },
  admiral: { 2: even(2, 1, 0), 3: even(2, 0, 0, 1), 4: even(2, 0, 0, 1, 1), pairs: even(2, 2, 0) },
};
