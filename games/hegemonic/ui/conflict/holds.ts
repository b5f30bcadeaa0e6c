import type { Seat } from '@conclave/kernel';
import type { Beat } from '@conclave/kit';
import { hegemonic } from '../../index.ts';
import type { Event, State } from '../../rules/types.ts';
import { courseAfter } from './use-course.ts';

/** A conflict of the viewer's own stays until its result has been read: also by answering what came of it. */
export function holds({ before, after, events }: Beat<State, Event>, viewer: Seat): boolean {
  if (!events.some(([name]) => name === 'conflictEnded')) return false;
  const course = courseAfter(null, { view: after, beat: { before, after, events } });
  if (course === null || course.conflict.totals === null) return false;
  const hasAnswered = before.conflict?.totals && hegemonic.waiting(before).includes(viewer);
  return !hasAnswered && [course.conflict.attacker, course.conflict.defender].includes(viewer);
}
