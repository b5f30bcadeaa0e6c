import type { Seat } from '@conclave/kernel';
import type { EventLine, EventPart } from '../../event-parts.ts';
import type { Event } from '../rules/types.ts';

export type Of<Name extends Event[0]> = Extract<Event, readonly [Name, ...unknown[]]>;

/** How events become lines of the log, by name; null for what the table shows and nobody needs to be told. */
export type Lines<Name extends Event[0]> = {
  readonly [name in Name]: (event: Of<name>) => EventLine | null;
};

type Phrase = EventPart | readonly EventPart[];

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

/** Phrases with a separator between them. */
export const between = (phrases: readonly (readonly EventPart[])[], separator: string): EventPart[] =>
  phrases.flatMap((phrase, i) => (i === 0 ? phrase : [separator, ...phrase]));

/** Seats one after the other: “Ada, Bo, Cy”. */
export const seatList = (seats: readonly Seat[]): EventPart[] =>
  between(
    seats.map((seat) => [{ seat }]),
    ', ',
  );

/** What each seat has of something, those with nothing left out, most first: “Ada 4, Bo 2”. */
export function counted(counts: readonly number[]): EventPart[] {
  const seats = counts.flatMap((n, seat) => (n > 0 ? [seat] : []));
  seats.sort((a, b) => counts[b]! - counts[a]! || a - b);
  return between(
    seats.map((seat) => [{ seat }, ` ${counts[seat]}`]),
    ', ',
  );
}
