import type { Event } from '../../rules/types.ts';
import { SUMS, stepOf } from '../board/counting.ts';

/** Milliseconds at normal speed that an event wants to itself before the next move is shown. */
export function lasts(event: Event): number {
  switch (event[0]) {
    case 'revealed':
      return 2800;
    case 'battle':
      return 1900;
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
