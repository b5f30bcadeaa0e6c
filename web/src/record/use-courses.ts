import type { GameUi } from '@conclave/kit';
import { useMemo } from 'react';
import { type Course, courses } from './course.ts';
import type { Film } from './film.ts';
import { type TurningPoint, turningPoints } from './turning.ts';

/** A course of a game, with its turning points. */
export interface Told {
  readonly course: Course;
  readonly turning: readonly TurningPoint[];
}

/** How a game came about; nothing as long as there is no film of it. */
export const useCourses = (film: Film | null, ui: GameUi): readonly Told[] =>
  useMemo(
    () =>
      film === null
        ? []
        : courses(film, ui).map((course, i) => ({
            course,
            // What was of weight is told once, with what decided.
            turning: turningPoints(film, i === 0 ? ui : { ...ui, weighty: undefined }, course),
          })),
    [film, ui],
  );
