import type { LinesOf } from '@conclave/frame/event-parts.ts';
import type { Event } from '../../rules/types.ts';

export type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;

/** How events become lines of the log, by name. */
export type Lines<Name extends Event[0]> = LinesOf<Event, Name>;

/** “a ship”, “3 ships”. */
export const ships = (n: number): string => (n === 1 ? 'a ship' : `${n} ships`);
