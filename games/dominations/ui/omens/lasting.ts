import type { SeatInfo } from '@conclave/kit';
import { OMENS } from '../../data/omens.ts';
import type { State } from '../../rules/types.ts';

/** Until when the open Omen at a place of the list lasts, as a sentence (DM-OME-03). */
export function lastsUntil(view: Readonly<State>, i: number, seats: readonly SeatInfo[]): string {
  const { name } = seats[view.omenOwners[i]!]!;
  return OMENS[view.activeOmens[i]!]!.duration === 'turn'
    ? `For ${name}, until the end of this turn.`
    : `For all, until the next turn of ${name} begins or the Age ends.`;
}
