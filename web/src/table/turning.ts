import type { GameEvent } from '@conclave/kernel';
import type { GameUi, LogLine } from '@conclave/web/kit';
import type { Film, Rounds } from '../replay/film.ts';

/** A round after which somebody else than before was alone in front. */
export interface Lead {
  readonly round: number;
  readonly seat: number;
  readonly points: number;
  /** The most that anybody else had then. */
  readonly next: number;
}

/** The changes of the lead; a tie changes nothing. */
export function leads(rounds: readonly Rounds[]): readonly Lead[] {
  const found: Lead[] = [];
  for (const { round, scores } of rounds) {
    const [points, next] = [...scores].sort((a, b) => b - a) as [number, number];
    const seat = scores.indexOf(points);
    if (points > next && found.at(-1)?.seat !== seat) found.push({ round, seat, points, next });
  }
  return found;
}

/** A move that brought a seat many points, and what the log says of it. */
export interface Gain {
  readonly round: number;
  readonly seat: number;
  readonly points: number;
  readonly cause: LogLine | undefined;
}

/** The moves that brought the most points, the most first; of equal ones the earlier. */
export function gains(
  film: Film,
  ui: Pick<GameUi, 'turn' | 'score' | 'describe'>,
  count: number,
): readonly Gain[] {
  const totals = film.states.map((state) =>
    film.seats.map((_, seat) => ui.score(state, seat).reduce((sum, part) => sum + part.points, 0)),
  );
  const steps = totals.flatMap((now, i) =>
    now.map((points, seat) => ({ i, seat, points: i === 0 ? 0 : points - totals[i - 1]![seat]! })),
  );
  return steps
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.i - b.i)
    .slice(0, count)
    .map(({ i, seat, points }) => {
      const after = film.states[i]!;
      const say = (event: GameEvent) => ui.describe(event, film.seats, after) ?? [];
      const lines = film.events[i]!.flatMap(say);
      const cause = lines.findLast((line) => line.depth === 0 && line.seat === seat) ?? lines[0];
      return { round: ui.turn(film.states[i - 1]!).round, seat, points, cause };
    });
}
