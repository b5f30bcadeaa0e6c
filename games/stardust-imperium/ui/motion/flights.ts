import type { Seat } from '@conclave/kernel';
import type { Event } from '../../rules/types.ts';

/** A place on the table that cards come from and go to, as `data-place` names it. */
export type Place = 'deck' | 'discard' | 'budget' | `hand-${Seat}` | `vp-${Seat}` | `tableau-${Seat}`;

/** Cards on their way; a uid of -1 shows its back. */
export interface Flight {
  readonly from: Place | number;
  readonly to: Place | number;
  readonly uids: readonly number[];
}

const backs = (n: number): number[] => Array<number>(n).fill(-1);

/**
 * What moves because of an event. A number as a place is a card in a tableau or a hand. Events that move nothing give
 * nothing: slipping turns the card where it lies.
 */
export function flightOf(event: Event): Flight | null {
  switch (event[0]) {
    case 'drew':
      return { from: 'deck', to: `hand-${event[1]}`, uids: event[2] };
    case 'researched':
      return { from: 'deck', to: `hand-${event[1]}`, uids: event[2] };
    case 'gainedVp':
      return event[2] > 0 ? { from: 'deck', to: `vp-${event[1]}`, uids: backs(event[2]) } : null;
    case 'lostVp':
      return event[2].length > 0 ? { from: `vp-${event[1]}`, to: 'discard', uids: event[2] } : null;
    case 'cashedVp':
      return { from: `vp-${event[1]}`, to: `hand-${event[1]}`, uids: event[2] };
    case 'sold':
    case 'discarded':
      return { from: `hand-${event[1]}`, to: 'discard', uids: event[2] };
    case 'declared':
      return { from: `hand-${event[1]}`, to: event[2], uids: [event[2]] };
    case 'gave':
      return { from: `hand-${event[1]}`, to: `hand-${event[2]}`, uids: [event[3]] };
    case 'took': {
      const from: { readonly [S in (typeof event)[2]]: Place } = {
        reveal: 'deck',
        discard: 'discard',
        market: 'discard',
        pile: `vp-${event[4]}`,
      };
      return { from: from[event[2]], to: `hand-${event[1]}`, uids: event[3] };
    }
    case 'stashed':
      return { from: `hand-${event[1]}`, to: event[2], uids: backs(event[3].length) };
    case 'unstashed':
      return { from: event[2], to: `hand-${event[1]}`, uids: backs(event[3].length) };
    case 'returned':
      return { from: `tableau-${event[1]}`, to: `hand-${event[1]}`, uids: [event[2]] };
    case 'destroyed':
      return { from: `tableau-${event[1]}`, to: 'discard', uids: [event[2], ...event[3]] };
    case 'movedTableau':
      return { from: `tableau-${event[1]}`, to: event[3], uids: [event[3]] };
    case 'reshuffled':
      return { from: 'discard', to: 'deck', uids: backs(Math.min(4, event[1])) };
    default:
      return null;
  }
}

/** Cards shown to everybody for a moment: a reveal, or a hand that must be shown. */
export function revealedBy(event: Event): readonly number[] | null {
  return event[0] === 'revealed' || event[0] === 'handRevealed' ? event[2] : null;
}

/** The card that a line is drawn from when another reacts to it. */
export function causeOf(event: Event): number | null {
  return event[0] === 'built' || event[0] === 'slipped' || event[0] === 'declared' ? event[2] : null;
}
