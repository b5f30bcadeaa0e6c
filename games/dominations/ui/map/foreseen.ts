import { predict, type Seat } from '@conclave/kernel';
import { KIND } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { siteText } from '../../monument-words.ts';
import { lostToLimits } from '../../production-words.ts';
import { dominations } from '../../rules/game.ts';
import { power } from '../../rules/holdings.ts';
import { production } from '../../rules/production.ts';
import type { Event, Part, State } from '../../rules/types.ts';
import { monumentName } from '../../texts.ts';

type View = Readonly<State>;

/** What a seat Produces by a placement, before limits and what they take of it, by Domain. */
export interface Yield {
  readonly seat: Seat;
  readonly produced: readonly number[];
  readonly lost: readonly number[];
  readonly parts: readonly Part[];
}

/** All that a placement brings. */
export interface Foreseen {
  /** The player first, then those others who Produce anything. */
  readonly yields: readonly Yield[];
  /** What cards Gain and score by it. */
  readonly effects: readonly Event[];
  /** How many Loci it closes, and whether an Omen is drawn for each. */
  readonly loci: number;
  readonly hasOmens: boolean;
  /** What Monuments beside it give, and Knowledge of one's choice: “Petra: 1 Craftsmanship”. */
  readonly more: readonly string[];
}

const EFFECTS: ReadonlySet<Event[0]> = new Set<Event[0]>(['gained', 'scored', 'influenced']);
/** What ends the events of a placement. */
const OVER: ReadonlySet<Event[0]> = new Set<Event[0]>(['passed', 'turnStarted', 'stageStarted', 'omenDrawn']);

/**
 * What cards Gain and score by a placement. Omens are left out, and so is the end of the Age, for nobody knows what they
 * bring.
 */
function effectsOf(view: View, seat: Seat, tile: number, cell: number, rotation: number): readonly Event[] {
  const apart = { ...view, hasOmens: false, round: 1 };
  const events = predict(dominations, apart, seat, ['place', tile, cell, rotation])?.events ?? [];
  const end = events.findIndex(([name]) => OVER.has(name));
  return events
    .slice(0, end < 0 ? undefined : end)
    .filter((event) => EFFECTS.has(event[0]) && !(event as readonly unknown[]).includes('site'));
}

/** All that a placement by the seat whose turn it is brings to everybody. */
export function foreseen(view: View, seat: Seat, tile: number, cell: number, rotation: number): Foreseen {
  const { parts, produced, site } = production(view, seat, tile, cell, rotation);
  const others = view.order.filter((other) => other !== seat && produced[other]!.some((n) => n > 0));
  const choice = site.edges > 1 ? power(view, seat, KIND.cartography) : 0;
  return {
    yields: [seat, ...others].map((owner) => ({
      seat: owner,
      produced: produced[owner]!,
      lost: lostToLimits(view, owner, produced[owner]!),
      parts: parts.filter((part) => part[1] === owner),
    })),
    effects: effectsOf(view, seat, tile, cell, rotation),
    loci: site.loci.length,
    hasOmens: view.hasOmens,
    more: [
      ...(choice > 0 ? [`Cartography: ${choice} Knowledge of your choice`] : []),
      ...site.neighbours.flatMap((place) => {
        const monument = view.monuments[view.sites[place]!];
        return monument === undefined ? [] : [`${monumentName(monument)}: ${siteText(MONUMENTS[monument]!)}`];
      }),
    ],
  };
}
