import type { EventLine } from '@conclave/games/event-parts.ts';
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
