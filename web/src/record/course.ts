import type { Core, Seat } from '@conclave/kernel';
import type { GameUi } from '@conclave/kit';
import type { Film } from './film.ts';

/** A deed is done: where that is in the film, in which round, and what every seat has then. */
export interface Moment {
  readonly at: number;
  /** 0 for the beginning of the game. */
  readonly round: number;
  readonly values: readonly number[];
}

/** Something that seats have more or less of, through a whole game. */
export interface Course {
  readonly label: string;
  /** Whether it is the score; if not, it is what decided instead. */
  readonly isScore: boolean;
  /** The beginning, then the end of each deed. */
  readonly moments: readonly Moment[];
  /** Those of them with which the game begins and rounds end. */
  readonly rounds: readonly Moment[];
}

type Words = Pick<GameUi, 'turn' | 'score' | 'counted' | 'decided' | 'beginsDeed'>;

/** Everybody's score as somebody sees it who knows all; before it what decided, if the score did not. */
export function courses(film: Film, ui: Words): readonly Course[] {
  const decided = ui.decided?.(film.states.at(-1)!);
  const score = (state: Core, seat: Seat) =>
    ui.score(state, seat).reduce((sum, part) => sum + part.points, 0);
  return [
    ...(decided ? [course(film, ui, decided.label, false, decided.of)] : []),
    course(film, ui, ui.counted ?? 'Points', true, score),
  ];
}

function course(
  { seats, states }: Film,
  { turn, beginsDeed = () => true }: Words,
  label: string,
  isScore: boolean,
  of: (state: Core, seat: Seat) => number,
): Course {
  const ends = states.flatMap((state, i) =>
    i === 0 || i === states.length - 1 || beginsDeed(state) ? [i] : [],
  );
  const moments = ends.map((at, i) => ({
    at,
    // A deed belongs to the round in which it was begun: the last one of a round may lead into the next.
    round: i === 0 ? 0 : turn(states[ends[i - 1]!]!).round,
    values: seats.map((_, seat) => of(states[at]!, seat)),
  }));
  const rounds = [...new Map(moments.map((moment) => [moment.round, moment])).values()];
  return { label, isScore, moments, rounds };
}

/** The moments at which a seat's line bends: where what it has changes, right before, and both ends. */
export const bends = (moments: readonly Moment[], seat: Seat): readonly Moment[] =>
  moments.filter(({ values }, i) => {
    const [before, after] = [moments[i - 1], moments[i + 1]];
    return !before || !after || values[seat] !== before.values[seat] || values[seat] !== after.values[seat];
  });
