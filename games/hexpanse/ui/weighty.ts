import type { GameUi } from '@conclave/kit';
import type { Event, Move, State } from '../rules/types.ts';
import { eventLine } from '../words/events.ts';

/** Less than this is no wound that a warlord remembers. */
const WOUND = 3;
/** More than any wound. */
const DEATH = 100;

/** The wounds of warlords, most of all the last one, which may win the game (HX-ELM-01, HX-VIC-04). */
export const weighty: NonNullable<GameUi<State, Move, Event>['weighty']> = (
  event,
  _before,
  { outcome, ...after },
) => {
  if (event[0] !== 'damaged') return null;
  const [, seat, n, life] = event;
  const line = eventLine(event, after)!;
  if (life > 0) return n < WOUND ? null : { seat, line, weight: n };
  const winner = outcome?.reason === 'warlords' ? { winner: outcome.places.indexOf(1) } : {};
  return { seat, line, weight: DEATH, ...winner };
};
