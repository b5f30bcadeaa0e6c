import type { Event } from '../../rules/types.ts';

/** Milliseconds at normal speed that an event wants to itself before the next move is shown. */
export function lasts([name, , label]: Event): number {
  switch (name) {
    case 'formed':
      return 2800;
    case 'eliminated':
      return 2600;
    case 'destroyed':
    case 'exchanged':
    case 'damaged':
      return 1300;
    case 'acted':
      // Nothing is seen of it before the token comes down.
      return label === 'place' || label === 'deploy' ? 0 : 900;
    case 'effectBegun':
    case 'attacked':
    case 'extraDrawn':
    case 'struck':
      return 900;
    case 'placed':
    case 'bought':
      return 750;
    default:
      return 0;
  }
}
