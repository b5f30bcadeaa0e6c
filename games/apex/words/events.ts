import { lineBy } from '@conclave/frame/event-parts.ts';
import type { Event } from '../rules/types.ts';
import { ACTION_LINES } from './events/actions.ts';
import { COURSE_LINES } from './events/course.ts';
import type { Lines } from './events/line.ts';

const LINES: Lines<Event[0]> = { ...COURSE_LINES, ...ACTION_LINES };

/** An event in words, for the log of browser and terminal; null for what the table shows and nobody needs to be told. */
export const eventLine = lineBy<Event>(LINES);
