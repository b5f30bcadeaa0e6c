import { lineBy } from '@conclave/frame/event-parts.ts';
import type { Event } from '../rules/types.ts';
import { COURSE_LINES } from './events/course.ts';
import { HOLDINGS_LINES } from './events/holdings.ts';
import { LAND_LINES } from './events/land.ts';
import type { Lines } from './events/line.ts';
import { OMEN_LINES } from './events/omens.ts';

const LINES: Lines<Event[0]> = { ...COURSE_LINES, ...LAND_LINES, ...HOLDINGS_LINES, ...OMEN_LINES };

/** An event in words, for the log of browser and terminal; null for what the table shows and nobody needs to be told. */
export const eventLine = lineBy<Event>(LINES);
