import type { Seat } from '@conclave/kernel';
import { dropTechnology } from './cards.ts';
import type { Move, State } from './types.ts';
import { tell } from './vocabulary.ts';

/** CAPs that change hands at once, as tokens do; any amount is made of them (HG-GEN-01). */
export const GIFTS = [1, 5] as const;

/** D-GIFT: CAPs may be given at any time (HG-GEN-01, HG-R-41); not in the learning game (HG-VAR-08). */
function emitGifts(s: Readonly<State>, seat: Seat, emit: (move: Move) => void): void {
  if (s.learning) return;
  for (const n of GIFTS) {
    if (n > s.caps[seat]!) return;
    for (let other = 0; other < s.seats; other++) if (other !== seat) emit(['give', other, n]);
  }
}

/** Before rules number 3 only who was asked could discard an Advanced Technology (HG-R-57). */
const dropsWhenAskedOnly = (s: Readonly<State>): boolean => s.rules < 3;

/** Moves that are open whether or not the seat is asked: D-GIFT and D-DROP (HG-TEC-02, HG-R-57). */
export const anytime = {
  labels: ['give', 'drop'],
  options(s: State, seat: Seat, emit: (move: Move) => void, asked: boolean): void {
    emitGifts(s, seat, emit);
    if (asked || !dropsWhenAskedOnly(s)) for (const card of s.advanced[seat]!) emit(['drop', card]);
  },
  take(s: State, seat: Seat, move: Move): void {
    if (move[0] === 'drop') {
      dropTechnology(s, seat, move[1]);
      return;
    }
    const [, other, n] = move as Extract<Move, readonly ['give', ...unknown[]]>;
    s.caps[seat]! -= n;
    s.caps[other]! += n;
    tell(['gave', seat, other, n]);
  },
};
