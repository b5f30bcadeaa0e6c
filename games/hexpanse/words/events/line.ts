import { type At, type EventLine, type LinesOf, line, type Phrase } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import type { Event, State } from '../../rules/types.ts';

export type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;

/** What a line may say of a position besides: who stands where, which is no secret, and which round is the last. */
export type Ground = At & Partial<Pick<Readonly<State>, 'kinds' | 'owners' | 'cards' | 'roundCap'>>;

/** How events become lines of the log, by name. */
export type Lines<Name extends Event[0]> = LinesOf<Event, Name, Ground>;

/** A line about what befalls a seat by somebody else's doing; it begins with that seat. */
export const befalls = (seat: Seat, rule: string, ...phrases: readonly Phrase[]): EventLine =>
  line(2, null, rule, { seat }, ...phrases);
