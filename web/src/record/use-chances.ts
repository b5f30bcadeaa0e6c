import { useEffect, useState } from 'react';
import { judge } from '../advice/judge.ts';
import type { Course } from './course.ts';
import type { Film } from './film.ts';

/** Everybody's chances after each round that a course of the game counts; null until they are judged, or where they can't be. */
export function useChances(film: Film, of: Course | undefined, isJudged: boolean): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    setCourse(null);
    if (of === undefined || !isJudged) return;
    const { rounds } = of;
    const states = rounds.map(({ at }) => film.states[at]!);
    return judge({ ask: 'chances', game: film.record.game, states }, (answer) => {
      if (answer.is !== 'chances') return;
      const moments = rounds.map((round, i) => ({
        ...round,
        values: answer.chances[i]!.map((chance) => Math.round(100 * chance)),
      }));
      setCourse({ label: 'Winning chance in %', isScore: false, moments, rounds: moments });
    });
  }, [film, of, isJudged]);
  return course;
}
