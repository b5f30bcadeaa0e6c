import { type EventLine, type LinesOf, line, type Phrase } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import type { Event } from '../../rules/types.ts';

export type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;

/** How events become lines of the log, by name. */
export type Lines<Name extends Event[0]> = LinesOf<Event, Name>;

/** A line about what befalls a seat by somebody else's doing; it begins with that seat. */
export const befalls = (seat: Seat, rule: string, ...phrases: readonly Phrase[]): EventLine =>
  line(2, null, rule, { seat }, ...phrases);
