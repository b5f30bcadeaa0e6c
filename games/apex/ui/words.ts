import { type Bonus, TILES } from '../data/sectors.ts';
import type { State } from '../rules/types.ts';
import { sectorName } from '../sector-names.ts';

/** The name of a sector in this game. */
export const at = (view: Readonly<State>, sector: number): string => sectorName(view.seats, sector);

/** The bonus of a sector; null on an origin sector and where it lies face down. */
export function bonusOf(view: Readonly<State>, sector: number): Bonus | null {
  const tile = view.tiles[sector] ?? -1;
  return tile < 0 ? null : TILES[tile]!;
}
