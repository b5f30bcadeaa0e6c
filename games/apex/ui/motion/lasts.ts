import type { Seat } from '@conclave/kernel';
import { sideOf } from '../../rules/battle.ts';
import type { Event } from '../../rules/types.ts';
import { SUMS, stepOf } from '../board/counting.ts';

/** Milliseconds in which a battle fades while the next move begins. */
const FADES = 100;

/** Milliseconds for which a battle is shown: one of the viewer's own is read, others are watched. */
export const battleTime = (isOwn: boolean): number => (isOwn ? 2900 : 2000);

/** Milliseconds at normal speed that an event wants to itself before the next move is shown. */
export function lasts(event: Event, viewer: Seat | 'table' = 'table'): number {
  switch (event[0]) {
    case 'revealed':
      return 3200;
    case 'battle':
      return battleTime(event[3].some((side) => sideOf(side).seat === viewer)) - FADES;
    case 'ageScored': {
      const [, , controllers, bonuses] = event;
      const places =
        controllers.filter((holder) => holder >= 0).length + bonuses.reduce((sum, n) => sum + n, 0);
      return places * stepOf(places) + SUMS;
    }
    default:
      return 0;
  }
}
