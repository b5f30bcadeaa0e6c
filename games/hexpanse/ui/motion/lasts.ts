import type { Event } from '../../rules/types.ts';

/** Milliseconds at normal speed that an event wants to itself before the next move is shown. */
export function lasts([name]: Event): number {
  switch (name) {
    case 'formed':
      return 2800;
    case 'eliminated':
      return 2600;
    case 'acted':
    case 'effectBegun':
    case 'extraDrawn':
      return 750;
    case 'placed':
    case 'destroyed':
    case 'exchanged':
    case 'damaged':
    case 'bought':
      return 650;
    default:
      return 0;
  }
}
