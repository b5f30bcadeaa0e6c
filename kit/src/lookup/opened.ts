import type { Thing } from '@conclave/frame/event-parts.ts';
import { cell } from '../cell.ts';
import { tableState } from '../table-state.ts';

/** The name that shows its thing, of which there is one on a page at most; null for none. */
export const opened = cell<{ readonly anchor: Element; readonly thing: Thing } | null>(null);

/** The place of the board whose name is pointed at, null for none. */
export const sought = tableState<number | null>(null);

/** The place of the board whose name was pressed last: a new object each time. */
export const visited = tableState<{ readonly place: number } | null>(null);

/** Milliseconds in which a pointer may come from a name to what it shows. */
const BRIDGE = 150;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Lets what is shown stay. */
export const keepThing = (): void => clearTimeout(closing);

export function showThing(anchor: Element, thing: Thing): void {
  keepThing();
  opened.set({ anchor, thing });
}

/** Hides what is shown, or only if it belongs to this element. */
export function hideThing(anchor?: Element): void {
  keepThing();
  if (!anchor || opened.get()?.anchor === anchor) opened.set(null);
}

/** Hides it unless the pointer comes to it. */
export function leaveThing(anchor: Element): void {
  keepThing();
  closing = setTimeout(() => hideThing(anchor), BRIDGE);
}
