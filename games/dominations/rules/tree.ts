import type { Seat } from '@conclave/kernel';
import { matches, type Opening, openings, spotAt } from '@conclave/mechanics/edge-match';
import { tables } from '../data/tables.ts';
import { score } from './gain.ts';
import type { State } from './types.ts';
import { tell } from './vocabulary.ts';

/** The open places of a seat's Tree and what each demands (DM-TRE-02 to 04). */
export const treeOpenings = (s: Readonly<State>, seat: Seat): Opening[] =>
  openings(s.spots[seat]!, s.cards[seat]!, tables(s).sides);

/** The colours of the Nodus that a card would form at (x, y) (DM-TRE-05). */
function nodusAt(s: Readonly<State>, seat: Seat, card: number, spot: number): number[] {
  const opening = treeOpenings(s, seat).find((open) => open.spot === spot)!;
  return matches(opening, tables(s).sides[card]!);
}

/** Puts a card into a seat's Tree. Returns the colours of the Nodus it forms, which are scored later (DM-BLD-05). */
export function placeCard(s: State, seat: Seat, card: number, x: number, y: number): number[] {
  const spot = spotAt(x, y);
  const formed = nodusAt(s, seat, card, spot);
  s.spots[seat]!.push(spot);
  s.cards[seat]!.push(card);
  for (const colour of formed) s.nodus[seat]![colour]!++;
  return formed;
}

/** DM-TRE-06 */
export function scoreNodus(s: State, seat: Seat, formed: readonly number[]): void {
  tell(['nodusFormed', seat, [...formed]]);
  score(s, seat, tables(s).nodusVp * formed.length, 'nodus', 'nodus', formed.length);
}
