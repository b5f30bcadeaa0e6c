import { isAscending } from '@conclave/mechanics/sorted';
import { CARD_COUNT } from '../data/cards.ts';
import { tables } from '../data/tables.ts';
import { cardLists } from './fill.ts';
import type { State } from './types.ts';

/** What must hold after every move; a sentence for the first thing that does not. */
export function broken(s: Readonly<State>): string | null {
  const places = new Uint8Array(CARD_COUNT);
  const uids = cardLists(s).flat();
  for (const tableau of s.tableaus) for (const { uid } of tableau) uids.push(uid);
  for (const uid of uids) {
    if (!(uid >= 0 && uid < CARD_COUNT)) return `no card has the number ${uid}`;
    if (++places[uid]! > 1) return `card ${uid} is in two places`;
  }
  const lost = places.indexOf(0);
  if (lost >= 0) return `card ${lost} is nowhere`;
  if (s.budget < 0) return 'the budget is negative';
  if (s.extraBuilds < 0) return 'more builds than allowed';
  if (s.tokens.some((n) => n < 0)) return 'a negative number of VP tokens';
  if (s.tokens.some((n) => n > 0) && !s.exhausted) return 'VP tokens, though cards never ran out';
  if (!s.hands.every(isAscending)) return 'a hand is not sorted';
  if (s.tableaus.some((tableau) => tableau.some((card) => !isAscending(card.stash))))
    return 'an Ark store is not sorted';
  if (
    s.payment !== null &&
    !s.tableaus[s.active]!.some((card) => card.uid === s.payment?.uid && card.slipped)
  )
    return 'the declared card is not in the tableau';
  if (s.window === 'end' && s.budget > 0) return 'money outlived the hand limit';
  if (s.outcome === null && s.completedBy >= 0 && s.extraTurns < 1) return 'an extra turn too many';
  if (s.window === 'recover' && s.sold.length > 0) return 'sales of another turn';
  if (
    s.window === 'end' &&
    s.agenda.at(-1)?.do === 'turnEnd' &&
    s.hands[s.active]!.length > tables(s).handLimit
  )
    return 'the hand limit was passed over';
  return null;
}
