import type { Seat } from '@conclave/kernel';
import type { GameUi, ScorePart } from '@conclave/kit';
import { isTied } from '@conclave/mechanics/places';
import { type Event, type Move, SOURCES, type State } from '../rules/types.ts';
import { sourceName } from '../words/names.ts';

/** A seat's points by source, in the order of the score sheet (DM-FIN-10); sources without points are left out. */
export const scoreParts = (view: Readonly<State>, seat: Seat): readonly ScorePart[] =>
  SOURCES.flatMap((source, i) => {
    const points = view.sheet[seat]![i]!;
    return points === 0 ? [] : [{ label: sourceName(source), points }];
  });

/** Between equal points initiative decides (DM-FIN-08). */
export const decided: NonNullable<GameUi<State, Move, Event>['decided']> = ({ outcome }) =>
  outcome !== null && isTied(outcome.scores, outcome.places.indexOf(1))
    ? { label: 'Rivals behind in initiative', of: (view, seat) => view.seats - 1 - view.order.indexOf(seat) }
    : null;
