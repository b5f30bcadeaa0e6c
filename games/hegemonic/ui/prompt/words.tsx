import { logLine, type SeatInfo } from '@conclave/web/kit';
import type { ReactNode } from 'react';
import type { EventPart } from '../../../frame/event-parts.ts';

/** A sentence with its seats and names as the log shows them. */
export const said = (parts: readonly EventPart[], seats: readonly SeatInfo[]): ReactNode =>
  logLine({ parts, seat: null, depth: 0 }, seats).text;
