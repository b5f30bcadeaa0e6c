import { lineBy } from '@conclave/frame/event-parts.ts';
import type { Event } from '../rules/types.ts';
import { CONFLICT_LINES } from './events/conflict.ts';
import { COURSE_LINES } from './events/course.ts';
import { HOLDINGS_LINES } from './events/holdings.ts';
import type { Lines } from './events/line.ts';
import { PIECES_LINES } from './events/pieces.ts';

const LINES: Lines<Event[0]> = { ...COURSE_LINES, ...PIECES_LINES, ...HOLDINGS_LINES, ...CONFLICT_LINES };

/** An event in words, for the log of browser and terminal; null for what the table shows and nobody needs to be told. */
export const eventLine = lineBy<Event>(LINES);
