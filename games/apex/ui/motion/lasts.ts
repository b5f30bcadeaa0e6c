import type { Event } from '../../rules/types.ts';

/** Milliseconds at normal speed that an event wants to itself before the next move is shown. */
export function lasts([name]: Event): number {
  switch (name) {
    case 'revealed':
      return 2800;
    case 'battle':
      return 1900;
    default:
      return 0;
  }
}
