import type { Seat } from '@conclave/kernel';
import { raiseSlipped } from './triggers.ts';
import type { Built, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** SI-SLP-04: an unslipped card becomes slipped. */
export function slip(s: State, seat: Seat, card: Built): void {
  card.slipped = true;
  tell(['slipped', seat, card.uid]);
  raiseSlipped(s, seat, card.uid);
}

/** SI-SLP-01: a slipped card is turned upright. */
export function unslip(card: Built, seat: Seat): void {
  card.slipped = false;
  tell(['unslipped', seat, card.uid]);
}

/** Whether a seat has a slipped card. */
export function hasSlipped(s: Readonly<State>, seat: Seat): boolean {
  const tableau = s.tableaus[seat]!;
  for (let i = 0; i < tableau.length; i++) if (tableau[i]!.slipped) return true;
  return false;
}

/** Whether a seat has an unslipped card besides this one. */
export function hasOtherUnslipped(s: Readonly<State>, seat: Seat, uid: number): boolean {
  const tableau = s.tableaus[seat]!;
  for (let i = 0; i < tableau.length; i++) if (!tableau[i]!.slipped && tableau[i]!.uid !== uid) return true;
  return false;
}
