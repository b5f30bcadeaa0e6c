import type { GameUi } from '@conclave/kit';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';

/** A City that falls, most of all one that is lost (DM-CIT-09). */
export const weighty: NonNullable<GameUi<State, Move, Event>['weighty']> = (event, _before, after) => {
  if (event[0] !== 'cityFell') return null;
  const [, seat, , level] = event;
  return { seat, line: eventLine(event, after)!, weight: level === 0 ? 2 : 1 };
};
