import type { Seat } from '@conclave/kernel';
import type { State } from '../../rules/types.ts';
import { type Outlook, outlooks } from '../../words/production.ts';

type View = Readonly<State>;

/** What a place of the map would bring with the tile in hand as it is turned. */
export type Marks = ReadonlyMap<number, Outlook>;

const known = new WeakMap<View, readonly Outlook[]>();

/** All that the tiles of a hand would bring, wherever and however they are placed; the best first, found once for a view. */
export function handOutlooks(view: View, seat: Seat): readonly Outlook[] {
  const found = known.get(view) ?? outlooks(view, seat, view.hands[seat]!);
  known.set(view, found);
  return found;
}

/**
 * By cell what a tile would bring there: as it is turned, or turned in the best way without a rotation; without a tile,
 * the best of all.
 */
export function marksOf(all: readonly Outlook[], tile: number | null, rotation: number | null): Marks {
  const marks = new Map<number, Outlook>();
  for (const outlook of all) {
    const isMeant =
      (tile === null || outlook.tile === tile) && (rotation === null || outlook.rotation === rotation);
    if (isMeant && !marks.has(outlook.site.cell)) marks.set(outlook.site.cell, outlook);
  }
  return marks;
}

/** How a tile brings most at a place. */
export const bestTurn = (all: readonly Outlook[], tile: number, cell: number): number =>
  all.find((outlook) => outlook.tile === tile && outlook.site.cell === cell)?.rotation ?? 0;

/** By tile the most that it would bring anywhere. */
export function mostByTile(all: readonly Outlook[]): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const { tile, kept } of all) if (!most.has(tile)) most.set(tile, kept);
  return most;
}
