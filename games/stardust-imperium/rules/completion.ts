import type { Seat } from '@conclave/kernel';
import { KIND } from '../data/cards.ts';
import { numbersOf, tables } from '../data/tables.ts';
import { finish } from './scoring.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';
import { countBuilt } from './zones.ts';

/** SI-GAM-01: how many cards the seat must have built to trigger the end. */
export const completionNumber = (s: Readonly<State>, seat: Seat): number =>
  tables(s).complete +
  numbersOf(s, KIND.colonizationPolicy).more * countBuilt(s, seat, KIND.colonizationPolicy);

/** W7: whether the game is over, or somebody has just triggered its end; else the next player's turn follows (SI-GAM-02 to 11). */
export function checkEnd(s: State): void {
  if (s.exhausted) return finish(s, 'exhaustion');
  if (s.completedBy >= 0) {
    s.extraTurns--;
    if (s.extraTurns === 0) return finish(s, 'completion');
  } else if (s.tableaus[s.active]!.length >= completionNumber(s, s.active)) {
    s.completedBy = s.active;
    s.extraTurns = s.seats - 1;
    tell(['completed', s.active, s.extraTurns]);
  } else if (s.round === s.roundLimit && nextSeat(s) === s.first) return finish(s, 'round-limit');
}

/** SI-TRN-01: whose turn is next. */
export const nextSeat = (s: Readonly<State>): Seat => (s.active + 1) % s.seats;
