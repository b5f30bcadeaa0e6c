import type { Seat } from '@conclave/kernel';
import { CRADLE_CELLS } from '../data/cradle.ts';
import { slotKind } from '../data/mastery.ts';
import type { Part, State } from '../rules/types.ts';
import { masteryName, PART_TEXT } from './names.ts';
import { placeName } from './place-names.ts';

/*
 * What a placement brings, in words: its named parts, and what limits take of it.
 */

/** A piece of the map that Produces: “N2E3”, “the Cradle”. */
const pieceName = (cell: number): string => (CRADLE_CELLS.includes(cell) ? 'the Cradle' : placeName(cell));

/** What Produces: “dot of the tile”, “matching pair with N2E3”, “Ports for the City at N1E2”. */
export function partName([part, , domain, , cell]: Part): string {
  switch (part) {
    case 'own':
    case 'camp':
    case 'masterBuilder':
      return PART_TEXT[part];
    case 'beside':
      return `dot of ${pieceName(cell)}`;
    case 'locus':
      return `dot of ${pieceName(cell)}, closing the Locus`;
    case 'pair':
      return `matching pair with ${pieceName(cell)}`;
    case 'campCard':
      return `${masteryName(slotKind(domain, 2))} for the Camp`;
    case 'city':
      return `City at ${placeName(cell)}`;
    case 'cityCard':
      return `${masteryName(slotKind(domain, 4))} for the City at ${placeName(cell)}`;
  }
}

/** By Domain, what a seat would lose of what it Produces, its limits being what they are (DM-KNO-06). */
export const lostToLimits = (view: Readonly<State>, seat: Seat, produced: readonly number[]): number[] =>
  produced.map((n, domain) => Math.max(0, view.knowledge[seat]![domain]! + n - view.limits[seat]![domain]!));
