import { type LogLine, logLine, type SeatInfo } from '@conclave/web/kit';
import { eventLine } from '../events.ts';
import type { Event } from '../rules/types.ts';

/** One event as a line of the log; null for what needs no words. */
export function describe(event: Event, seats: readonly SeatInfo[]): LogLine | null {
  const line = eventLine(event);
  return line && logLine(line, seats);
}
