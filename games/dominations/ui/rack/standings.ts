import type { Seat } from '@conclave/kernel';
import { hegemonCount, hegemonLeader } from '../../rules/hegemon.ts';
import { controlledBy, controller, levelCounts } from '../../rules/monuments.ts';
import { everyone, leader } from '../../rules/seats.ts';
import type { State } from '../../rules/types.ts';
import { dominationCards } from '../../words/hegemon-words.ts';
import { CONTROL_SAYS } from '../../words/names.ts';
import type { Ended } from '../age-end/ended.ts';

type View = Readonly<State>;

/** What everybody has of something, and who would take it now; -1 for nobody. */
export interface Standing {
  /** By seat. */
  readonly counts: readonly number[];
  readonly taker: Seat;
  /** Why, where that is not plainly the most; empty otherwise. */
  readonly why: string;
}

/** Whether several have the most of something of which there is any. */
export const isTied = ({ counts }: Standing): boolean => {
  const most = Math.max(...counts);
  return most > 0 && counts.filter((n) => n === most).length > 1;
};

/** Whether nobody has any of it. */
export const isEmpty = ({ counts }: Pick<Standing, 'counts'>): boolean => counts.every((n) => n === 0);

/** Why somebody among equals would take something, or why nobody would. */
function whyOf(counts: readonly number[], taker: Seat): string {
  const most = Math.max(...counts);
  const isTied = counts.filter((n) => n === most).length > 1;
  if (taker < 0) return most === 0 ? 'nobody has any' : 'tied: nobody takes it';
  if (!isTied) return '';
  return most === 0 ? 'nobody has any: initiative decides' : 'tied: initiative decides';
}

const standing = (counts: readonly number[], taker: Seat): Standing => ({
  counts,
  taker,
  why: whyOf(counts, taker),
});

/** The Hegemon tiles of the rack as they stand now (DM-HEG-04, 07). */
export const rackStandings = (view: View): readonly (Standing & { readonly tile: number })[] =>
  view.rack.map((tile) => ({
    tile,
    ...standing(
      everyone(view).map((seat) => hegemonCount(view, seat, tile)),
      hegemonLeader(view, tile),
    ),
  }));

/** The Hegemon tiles that counted in the Age before this one, as far as its end was seen; none otherwise. */
export const lastRack = (end: Ended | null, age: number): readonly number[] =>
  end?.age !== age - 1
    ? []
    : end.steps.flatMap(({ events }) =>
        events.flatMap((event) => (event[0] === 'dominated' ? [event[1]] : [])),
      );

/** The Domination cards by Domain: who holds each, and who would take it now (DM-DOM-01, 02). */
export const dominationStandings = (view: View) =>
  dominationCards(view.hasOmens).map((card, domain) => {
    const counts = everyone(view).map((seat) => view.knowledge[seat]![domain]!);
    return {
      card,
      domain,
      holder: view.holders[domain]!,
      ...standing(
        counts,
        leader(view, (seat) => counts[seat]!),
      ),
    };
  });

/** Who controls a Monument in play, which initiative does not change (DM-MON-12, 13). */
export function controlStanding(view: View, monument: number): Standing {
  const by = controlledBy(view, monument);
  return {
    counts: levelCounts(view, monument),
    taker: controller(view, monument),
    why: by === 'most' ? '' : CONTROL_SAYS[by],
  };
}
