import type { Event } from '../../rules/types.ts';

/** Milliseconds at normal speed that an event wants to itself before the next move is shown. */
export function lasts([name]: Event): number {
  switch (name) {
    case 'placed':
      return 350;
    case 'produced':
      return 900;
    case 'locusClosed':
      return 500;
    case 'cityBuilt':
    case 'cityFell':
    case 'levelBuilt':
    case 'cardGained':
    case 'cardAdvanced':
      return 600;
    case 'omenDrawn':
      return 2400;
    case 'stageStarted':
      return 900;
    case 'dominated':
      return 1500;
    case 'dominationTaken':
    case 'controlled':
    case 'objectivesChecked':
      return 1000;
    default:
      return 0;
  }
}
