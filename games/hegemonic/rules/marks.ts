import type { Seat } from '@conclave/kernel';
import type { State } from './types.ts';

/** What can be used up in an action phase: factions and stacks drawn (HG-CON-15, 19), attackers (HG-CON-08). */
const MARKS = { faction: 0, agent: 10, fleet: 20, stack: 100, group: 200 } as const;
export type Mark = keyof typeof MARKS;

/** Whether the seat has used this in the phase; `n` is a faction, a unit's number, or a sector (HG-R-40, HG-R-49). */
export const isMarked = (s: Readonly<State>, seat: Seat, mark: Mark, n: number): boolean =>
  s.marks[seat]!.includes(MARKS[mark] + n);

/** Notes that the seat has used this in the phase. */
export function setMark(s: State, seat: Seat, mark: Mark, n: number): void {
  if (!isMarked(s, seat, mark, n)) s.marks[seat]!.push(MARKS[mark] + n);
}
