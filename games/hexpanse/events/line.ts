import type { Seat } from '@conclave/kernel';
import type { EventLine, EventPart } from '../../event-parts.ts';
import type { Event } from '../rules/types.ts';
import { cardName } from '../texts.ts';

export type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;

/** How events become lines of the log, by name; null for what the table shows and nobody needs to be told. */
export type Lines<Name extends Event[0]> = {
  readonly [name in Name]: (event: Of<name>) => EventLine | null;
};

export type Phrase = EventPart | readonly EventPart[];

/** A line of the log; one that a seat causes begins with that seat. */
export const line = (
  depth: EventLine['depth'],
  seat: Seat | null,
  rule: string,
  ...phrases: readonly Phrase[]
): EventLine => ({
  depth,
  seat,
  rule,
  parts: seat === null ? phrases.flat() : [{ seat }, ...phrases.flat()],
});

/** A line about what befalls a seat by somebody else's doing; it begins with that seat. */
export const befalls = (seat: Seat, rule: string, ...phrases: readonly Phrase[]): EventLine =>
  line(2, null, rule, { seat }, ...phrases);

/** Phrases with a separator between them. */
export const between = (phrases: readonly (readonly EventPart[])[], separator: string): EventPart[] =>
  phrases.flatMap((phrase, i) => (i === 0 ? phrase : [separator, ...phrase]));

/** A card, set apart as a name where its face is known. */
export const cardPart = (card: number): EventPart => (card < 0 ? cardName(card) : { name: cardName(card) });
