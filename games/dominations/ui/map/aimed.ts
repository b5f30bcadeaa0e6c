import { tableState } from '@conclave/kit';
import type { Draft } from '../drafting.ts';

/** The place of the map under a mouse or with the focus, without delay. */
export const near = tableState<number | null>(null);

/** The place over which the tile in hand is held: the one that is pointed at, or else the one that is chosen. */
export function aimedAt({ tile, lit, cell }: Draft, pointed: number | null): number | null {
  if (tile === null) return null;
  return pointed !== null && lit.cells.has(pointed) ? pointed : cell;
}

/** The same, as it is now. */
export const useAimed = (draft: Draft): number | null => aimedAt(draft, near.use());
