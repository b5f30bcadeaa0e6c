import { useRef } from 'react';
import type { Props } from '../draft.ts';
import { agreed, type Course, follow } from './course.ts';

type Seen = Pick<Props, 'view' | 'beat'>;

/** The course with what a beat tells; from the view alone for who has just come. */
export function courseAfter(old: Course | null, { view, beat }: Seen): Course | null {
  if (beat === null) return agreed(old, view);
  const before = agreed(old, beat.before);
  const after = beat.events.reduce<Course | null>((course, event) => follow(course, view, event), before);
  return agreed(after, view);
}

/** Whether a beat tells how a conflict ends. */
const tells = (beat: Props['beat']): boolean =>
  beat?.events.some(([name]) => name === 'conflictEnded') ?? false;

/** The conflict that is shown now: under way, or over in the beat that plays. */
export function useCourse({ view, beat }: Seen): Course | null {
  const seen = useRef<(Seen & { readonly course: Course | null }) | null>(null);
  const last = seen.current;
  if (last?.view !== view || last.beat !== beat) {
    const isNew = beat !== null && beat !== last?.beat;
    const course = courseAfter(last?.course ?? null, { view, beat: isNew ? beat : null });
    seen.current = { view, beat, course };
  }
  const { course } = seen.current!;
  return course !== null && (view.conflict !== null || tells(beat)) ? course : null;
}
