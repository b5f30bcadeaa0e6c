import type { At, EventLine, EventPart } from '@conclave/frame/event-parts.ts';
import type { ReactNode } from 'react';
import { SeatBadge } from './emblem.tsx';
import type { LogLine, SeatInfo } from './game-ui.ts';

/** A worded event as the log shows it: seats with emblem and colour, names set apart. */
export function logLine({ parts, ...line }: EventLine, seats: readonly SeatInfo[]): LogLine {
  const text = parts.map((part, i) => {
    if (typeof part === 'string') return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
    if ('seat' in part) return <SeatBadge key={i} seat={part.seat} info={seats[part.seat]!} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
    return <em key={i}>{part.name}</em>;
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
