import type { At } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import type { Galaxy } from '../data/layouts.ts';
import type { Bonus } from '../data/sectors.ts';
import { tables } from '../data/tables.ts';
import type { State } from './types.ts';

/** The galaxy for this many seats. */
export const galaxyOf = (s: At): Galaxy => tables(s).galaxies[s.seats]!;

/** How many sectors there are, neutral ones and slots. */
export const sectorCount = (s: Readonly<State>): number => s.colonies.length;

/** The bonus of a sector; null on an origin sector and where it lies face down. */
export function bonusOf(s: Readonly<State>, sector: number): Bonus | null {
  const tile = s.tiles[sector] ?? -1;
  return tile < 0 ? null : tables(s).tiles[tile]!;
}

/** Whose origin a sector is, -1 for nobody's. */
export const originOwner = (s: Readonly<State>, sector: number): Seat => s.origins.indexOf(sector);

/** Who has a colony on a sector, a token or the origin colony (AX-TOK-06); -1 for nobody. */
export function colonyOf(s: Readonly<State>, sector: number): Seat {
  const owner = s.colonies[sector]!;
  return owner >= 0 ? owner : s.origins.indexOf(sector);
}

/** A seat's tokens on a sector: ships, and a colony or origin colony. */
export function tokens(s: Readonly<State>, seat: Seat, sector: number): number {
  const ships = s.ships[seat]![sector]!;
  return s.colonies[sector] === seat || s.origins[seat] === sector ? ships + 1 : ships;
}

/** Whether a seat has a token on a sector. */
export const isPresent = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  s.ships[seat]![sector]! > 0 || s.colonies[sector] === seat || s.origins[seat] === sector;

/** Whether another player has a token on a sector. */
export function isOpposed(s: Readonly<State>, seat: Seat, sector: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && isPresent(s, other, sector)) return true;
  return false;
}

/** Ships of a seat that are on no sector (AX-TOK-01). */
export function reserve(s: Readonly<State>, seat: Seat): number {
  const ships = s.ships[seat]!;
  let left = tables(s).ships;
  for (let sector = 0; sector < ships.length; sector++) left -= ships[sector]!;
  return left;
}

/** Colony tokens of a seat that are on no sector (AX-TOK-02). */
export function coloniesLeft(s: Readonly<State>, seat: Seat): number {
  let left = tables(s).colonies;
  for (let sector = 0; sector < s.colonies.length; sector++) if (s.colonies[sector] === seat) left--;
  return left;
}
