import type { Seat } from '@conclave/kernel';
import { type Opening, spotPair } from '@conclave/mechanics/edge-match';
import type { State } from '../../rules/types.ts';
import { openingsOf } from './openings.ts';

/** A place of a Tree as it is drawn: columns and rows from 1, the north above. */
interface Placed {
  readonly spot: number;
  readonly column: number;
  readonly row: number;
}

/** A Tree as a grid of squares. */
export interface TreeGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cards: readonly (Placed & { readonly card: number })[];
  readonly openings: readonly (Placed & { readonly opening: Opening })[];
}

/** Where everything of a seat's Tree is drawn, from the north down and from west to east. */
export function treeGrid(view: Readonly<State>, seat: Seat): TreeGrid {
  const open = openingsOf(view, seat);
  const spots = [...view.spots[seat]!, ...open.map(({ spot }) => spot)].map(spotPair);
  const west = Math.min(...spots.map(([x]) => x));
  const north = Math.max(...spots.map(([, y]) => y));
  const placed = (spot: number): Placed => {
    const [x, y] = spotPair(spot);
    return { spot, column: x - west + 1, row: north - y + 1 };
  };
  const inOrder = (a: Placed, b: Placed) => a.row - b.row || a.column - b.column;
  return {
    columns: Math.max(...spots.map(([x]) => x)) - west + 1,
    rows: north - Math.min(...spots.map(([, y]) => y)) + 1,
    cards: view.spots[seat]!.map((spot, i) => ({ ...placed(spot), card: view.cards[seat]![i]! })).sort(
      inOrder,
    ),
    openings: open.map((opening) => ({ ...placed(opening.spot), opening })).sort(inOrder),
  };
}
