import { vocabulary } from '@conclave/kernel';
import type { Event, Move, State } from './types.ts';

/** The words in which the rules of this game are written. */
export const { procedures, procedure, call, loop, tell } = vocabulary<State, Move, Event>();
