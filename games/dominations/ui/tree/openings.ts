import type { Seat } from '@conclave/kernel';
import { colourOn, fits, matches, type Opening, SIDES, WILD } from '@conclave/mechanics/edge-match';
import { NEWEST } from '../../data/tables.ts';
import { treeOpenings } from '../../rules/tree.ts';
import type { State } from '../../rules/types.ts';

type View = Readonly<State>;

const known = new WeakMap<readonly number[], readonly Opening[]>();

/** The open places of a seat's Tree, found once for each Tree. */
export function openingsOf(view: View, seat: Seat): readonly Opening[] {
  const spots = view.spots[seat]!;
  let open = known.get(spots);
  if (!open) {
    open = treeOpenings(view, seat);
    known.set(spots, open);
  }
  return open;
}

/** The colours of the Nodus that a card would form at a place; none where it does not fit. */
export function nodusThere(view: View, seat: Seat, card: number, spot: number): readonly number[] {
  const opening = openingsOf(view, seat).find((open) => open.spot === spot);
  return opening && fits(opening, NEWEST.sides[card]!) ? matches(opening, NEWEST.sides[card]!) : [];
}

/** By side, the colour that a place demands; -1 where anything goes. */
export const demandsOf = ({ touches, demands }: Opening): readonly number[] =>
  SIDES.map((_, side) => {
    const colour = colourOn(demands, side);
    return (touches & (1 << side)) === 0 || colour === WILD ? -1 : colour;
  });
