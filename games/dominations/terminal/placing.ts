import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { tileName } from '../words/names.ts';
import { placeName } from '../words/place-names.ts';
import { dotsText, type Outlook, outlooks, outlookText } from '../words/production.ts';
import type { View } from '../words/say/say.ts';
import { row } from './row.ts';

/** What is typed for a placement. */
const placing = ({ tile, rotation, site }: Outlook): string =>
  `place ${tileName(tile)} ${placeName(site.cell)} r${rotation}`;

/** What is told of placements. */
interface Telling {
  /** As many are told, the best first. */
  readonly most: number;
  /** Only those at this cell. */
  readonly at?: number;
  readonly nameOf: (seat: Seat) => string;
}

/** Placements with what they bring, the best first; those of one tile that bring the same are told once. */
export function placingLines(
  view: View,
  seat: Seat,
  tiles: readonly number[],
  { most, at, nameOf }: Telling,
): string[] {
  const groups = new Map<string, { readonly first: Outlook; others: number }>();
  for (const one of outlooks(view, seat, tiles)) {
    if (at !== undefined && one.site.cell !== at) continue;
    const key = `${one.tile} ${outlookText(view, seat, one, nameOf)}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { first: one, others: 0 });
    else known.others++;
  }
  return [...groups.values()].slice(0, most).map(({ first, others }) => {
    const dots = dotsText(view, first.tile, first.site.cell, first.rotation);
    const also = others === 0 ? '' : ` (as well in ${plural(others, 'other way')})`;
    return row(placing(first), `${outlookText(view, seat, first, nameOf)}${also}. ${dots}`);
  });
}
