import type { Seat } from '@conclave/kernel';
import type { Planet } from '../data/boards.ts';
import { tables } from '../data/tables.ts';
import { isEnemy } from './sides.ts';
import { EMPTY, INERT, type State } from './types.ts';

export const planetOf = (s: Readonly<State>): Planet => tables(s).boards[s.board];

export const neighboursOf = (s: Readonly<State>, territory: number): readonly number[] =>
  planetOf(s).neighbours[territory]!;

export const isAdjacent = (s: Readonly<State>, a: number, b: number): boolean =>
  neighboursOf(s, a).includes(b);

export const isHexilum = (s: Readonly<State>, territory: number): boolean => planetOf(s).hexilum[territory]!;

/** HX-GEN-03: whether a token stands there, an inert one included. */
export const hasUnit = (s: Readonly<State>, territory: number): boolean => s.kinds[territory] !== EMPTY;

/** Whether a seat's own unit stands there; inert tokens are nobody's. */
export const hasUnitOf = (s: Readonly<State>, seat: Seat, territory: number): boolean =>
  s.owners[territory] === seat && s.kinds[territory] !== INERT;

/** The seat whose warlord stands there, -1 for none. */
export const warlordAt = (s: Readonly<State>, territory: number): Seat => s.warlords.indexOf(territory);

/** HX-GEN-02: whether nothing stands there. */
export const isVacant = (s: Readonly<State>, territory: number): boolean =>
  s.kinds[territory] === EMPTY && !s.warlords.includes(territory);

/** The first vacant territory; -1 on a full board. */
export function firstVacant(s: Readonly<State>): number {
  for (let territory = 0; territory < s.kinds.length; territory++)
    if (isVacant(s, territory)) return territory;
  return -1;
}

/** HX-ATK-02: whether a unit may attack what stands there: an enemy's unit, an inert one, an enemy warlord. */
export function isTarget(s: Readonly<State>, seat: Seat, territory: number): boolean {
  if (s.kinds[territory] === INERT) return true;
  const owner = s.kinds[territory] === EMPTY ? warlordAt(s, territory) : s.owners[territory]!;
  return owner >= 0 && isEnemy(s, seat, owner);
}

export const hasTargetBeside = (s: Readonly<State>, seat: Seat, territory: number): boolean =>
  neighboursOf(s, territory).some((beside) => isTarget(s, seat, beside));
