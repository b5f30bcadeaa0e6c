import { KIND_OF } from '../data/cards.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { Event } from '../rules/types.ts';
import { nameOf } from './card/words.ts';

const MOST_SEATS = 4;

/** Points for one seat alone. */
const only = (seat: number, points: number): readonly number[] =>
  Array.from({ length: MOST_SEATS }, (_, other) => (other === seat ? points : 0));

/**
 * What brings or costs points without being what a move is for: VPs of a function that must be used when something happens
 * (Works Project Administration), and VPs lost. All other points are those of the move that built a card or used a function.
 */
export function scoring(event: Event): { readonly text: string; readonly points: readonly number[] } | null {
  switch (event[0]) {
    case 'gainedVp': {
      const [, seat, cards, tokens, uid] = event;
      const kind = KIND_OF[uid]!;
      const isCompulsory = functionsOf(kind).some((fn) => fn.kind === 'reaction' && !fn.may);
      return isCompulsory ? { text: nameOf(kind), points: only(seat, cards + tokens) } : null;
    }
    case 'lostVp': {
      const [, seat, uids, tokens, how] = event;
      return how === 'lost' ? { text: 'VP lost', points: only(seat, -uids.length - tokens) } : null;
    }
    default:
      return null;
  }
}
