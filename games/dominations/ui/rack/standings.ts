import type { Seat } from '@conclave/kernel';
import { hegemonCount, hegemonLeader } from '../../rules/hegemon.ts';
import { everyone, leader } from '../../rules/seats.ts';
import type { State } from '../../rules/types.ts';
import { dominationCards } from '../../words/hegemon-words.ts';

type View = Readonly<State>;

/** What everybody has of something, and who would take it now; -1 for nobody. */
export interface Standing {
  /** By seat. */
  readonly counts: readonly number[];
  readonly taker: Seat;
}

/** The Hegemon tiles of the rack as they stand now (DM-HEG-04). */
export const rackStandings = (view: View): readonly (Standing & { readonly tile: number })[] =>
  view.rack.map((tile) => ({
    tile,
    counts: everyone(view).map((seat) => hegemonCount(view, seat, tile)),
    taker: hegemonLeader(view, tile),
  }));

/** The Domination cards by Domain: who holds each, and who would take it now (DM-DOM-01). */
export const dominationStandings = (view: View) =>
  dominationCards(view.hasOmens).map((card, domain) => {
    const counts = everyone(view).map((seat) => view.knowledge[seat]![domain]!);
    return {
      card,
      domain,
      holder: view.holders[domain]!,
      counts,
      taker: leader(view, (seat) => counts[seat]!),
    };
  });
