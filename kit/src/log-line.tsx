import type { At, EventLine, EventPart, Thing } from '@conclave/frame/event-parts.ts';
import type { ReactNode } from 'react';
import { SeatBadge } from './emblem.tsx';
import type { LogLine, SeatInfo } from './game-ui.ts';
import { Named } from './lookup/named.tsx';

/** Things are set apart from the words round them; places, of which a line may be full, are not. */
function NameOf({
  part: { name, thing },
}: {
  readonly part: { readonly name: string; readonly thing?: Thing | undefined };
}) {
  const shown = thing ? <Named thing={thing} name={name} /> : name;
  return thing?.[0] === 'place' ? shown : <em>{shown}</em>;
}

/** A worded event as the log shows it: seats with emblem and colour, names set apart. */
export function logLine({ parts, ...line }: EventLine, seats: readonly SeatInfo[]): LogLine {
  const text = parts.map((part, i) => {
    if (typeof part === 'string') return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
    if ('seat' in part) return <SeatBadge key={i} seat={part.seat} info={seats[part.seat]!} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
    return <NameOf key={i} part={part} />;
  });
  return { ...line, text };
}

/** A sentence with its seats and names as the log shows them. */
export const said = (parts: readonly EventPart[], seats: readonly SeatInfo[]): ReactNode =>
  logLine({ parts, seat: null, depth: 0 }, seats).text;

/** Tells what happened as a line of the log; null for what needs no words. */
export const describeBy =
  <E,>(lineOf: (event: E, at: At) => EventLine | null) =>
  (event: E, seats: readonly SeatInfo[], at: At): LogLine | null => {
    const line = lineOf(event, at);
    return line && logLine(line, seats);
  };
