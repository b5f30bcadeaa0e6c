import type { GameUi } from '@conclave/kit';
import { sideOf } from '../rules/battle.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { battleLine } from '../words/events/battle.ts';

/** So many ships are a loss like that of a colony. */
const COLONY = 3;

/** A battle weighs what falls in it (AX-WAR-07 to 14). */
export const weighty: NonNullable<GameUi<State, Move, Event>['weighty']> = (event, _before, after) => {
  if (event[0] !== 'battle') return null;
  const [, seat, , sides, winner] = event;
  const fallen = sides.map(sideOf).map(({ shipsLost, coloniesLost }) => shipsLost + COLONY * coloniesLost);
  return {
    seat: winner < 0 ? seat : winner,
    line: battleLine(event, after),
    weight: fallen.reduce((sum, n) => sum + n, 0),
  };
};
