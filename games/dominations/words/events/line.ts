import { between, type EventPart, type LinesOf } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import type { Event } from '../../rules/types.ts';

/** How events become lines of the log, by name. */
export type Lines<Name extends Event[0]> = LinesOf<Event, Name>;

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
