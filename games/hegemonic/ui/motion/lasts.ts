import type { Event } from '../../rules/types.ts';

/** Milliseconds: how long until both sides of a conflict have been compared, and until a reader has seen what follows. */
export const COMPARED = 1500;
const READ = 2500;

/** Milliseconds at normal speed that an event wants to itself before the next move is shown. */
export function lasts([name]: Event): number {
  switch (name) {
    case 'cardsRevealed':
      return 2100;
    case 'declared':
      return 1700;
    case 'powerDrawn':
    case 'lent':
      return 900;
    case 'compared':
      return COMPARED + READ;
    case 'boardScored':
      return 3200;
    default:
      return 0;
  }
}
