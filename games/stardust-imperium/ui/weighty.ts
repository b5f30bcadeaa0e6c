import type { GameUi } from '@conclave/kit';
import { cardOf } from '../data/cards.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';

/** More than any card. */
const END = 100;

/** Cards that leave a tableau by somebody else's doing, by what they cost; and who triggers the end (SI-GAM-02). */
export const weighty: NonNullable<GameUi<State, Move, Event>['weighty']> = (event, _before, after) => {
  switch (event[0]) {
    case 'destroyed':
      return { seat: event[1], line: eventLine(event, after)!, weight: cardOf(event[2]).cost };
    case 'movedTableau':
      return { seat: event[1], line: eventLine(event, after)!, weight: cardOf(event[3]).cost };
    case 'completed':
      return { seat: event[1], line: eventLine(event, after)!, weight: END };
    default:
      return null;
  }
};
