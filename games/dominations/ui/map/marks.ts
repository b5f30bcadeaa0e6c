import type { Seat } from '@conclave/kernel';
import type { State } from '../../rules/types.ts';
import { type Outlook, outlooks } from '../../words/production.ts';

/** What a place of the map would bring with the tile in hand as it is turned. */
export type Marks = ReadonlyMap<number, Outlook>;

/**
 * By cell what a tile would bring there: as it is turned, or turned in the best way without a rotation; with several
 * tiles the best of them.
 */
export function marksOf(
  view: Readonly<State>,
  seat: Seat,
  tiles: readonly number[],
  rotation: number | null,
): Marks {
  const marks = new Map<number, Outlook>();
  for (const outlook of outlooks(view, seat, tiles)) {
    const isTurned = rotation === null || outlook.rotation === rotation;
    if (isTurned && !marks.has(outlook.site.cell)) marks.set(outlook.site.cell, outlook);
  }
  return marks;
}
