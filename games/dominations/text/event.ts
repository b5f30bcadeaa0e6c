import { plainText } from '../../event-parts.ts';
import { eventLine } from '../events.ts';
import type { Event } from '../rules/types.ts';

/** What happened, as a sentence set in under its cause; null for what needs no words. */
export function sayEvent(event: Event, names: readonly string[]): string | null {
  const line = eventLine(event);
  return line && `${'  '.repeat(line.depth)}${plainText(line.parts, names)}`;
}
