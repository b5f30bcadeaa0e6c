import { type At, type EventLine, type EventPart, lineBy } from '@conclave/frame/event-parts.ts';
import type { Event } from '../rules/types.ts';
import { COURSE_LINES } from './events/course.ts';
import { HOLDINGS_LINES } from './events/holdings.ts';
import { LAND_LINES } from './events/land.ts';
import type { Lines } from './events/line.ts';
import { OMEN_LINES } from './events/omens.ts';
import { whereabouts } from './place-names.ts';

const LINES: Lines<Event[0]> = { ...COURSE_LINES, ...LAND_LINES, ...HOLDINGS_LINES, ...OMEN_LINES };

/** An event in words, for the log of browser and terminal; null for what the table shows and nobody needs to be told. */
export const eventLine = lineBy<Event>(LINES);

const onMap = (part: EventPart): EventPart =>
  typeof part === 'object' && 'thing' in part && part.thing?.[0] === 'place'
    ? { ...part, name: whereabouts(part.thing[1]) }
    : part;

/** The same for who sees the map: a place is told by where it lies, and a press on that shows it there. */
export function lineOnMap(event: Event, at: At): EventLine | null {
  const line = eventLine(event, at);
  return line && { ...line, parts: line.parts.map(onMap) };
}
