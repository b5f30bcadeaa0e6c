import type { At, EventPart } from '@conclave/frame/event-parts.ts';
import type { Galaxy } from '../data/layouts.ts';
import { galaxyOf } from '../rules/galaxy.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function namesFor({ cells }: Galaxy): readonly string[] {
  const rows = [...new Set(cells.map(([, r]) => r))].sort((a, b) => a - b);
  return cells.map(([q, row]) => {
    const leftOf = cells.filter(([other, r]) => r === row && other < q).length;
    return `${LETTERS[rows.indexOf(row)]}${leftOf + 1}`;
  });
}

const NAMES = new WeakMap<Galaxy, readonly string[]>();

function names(at: At): readonly string[] {
  const galaxy = galaxyOf(at);
  let known = NAMES.get(galaxy);
  if (!known) {
    known = namesFor(galaxy);
    NAMES.set(galaxy, known);
  }
  return known;
}

/**
 * The name of a sector: a letter for its row from the top, a number for its place in the row from the left, origin
 * sectors included: `C3`.
 */
export const sectorName = (at: At, sector: number): string => names(at)[sector]!;

/** A sector as a name in a sentence. */
export const sectorPart = (at: At, sector: number): EventPart => ({
  name: sectorName(at, sector),
  thing: ['place', sector],
});

/** The sector of this name, in any case of letters; -1 if there is none. */
export const sectorNamed = (at: At, name: string): number => names(at).indexOf(name.trim().toUpperCase());
