import type { GameEvent } from '@conclave/kernel';
import type { GameUi, LogLine } from '@conclave/kit';
import type { Film, Rounds } from './film.ts';

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

/** A deed or a scoring that brought a seat many points, and what the log says of it. */
export interface Gain {
  readonly round: number;
  readonly seat: number;
  readonly points: number;
  readonly cause: LogLine | undefined;
}

type Words = Pick<GameUi, 'turn' | 'score' | 'scoring' | 'describe' | 'beginsDeed'>;
type Scenes = Pick<Film, 'seats' | 'states' | 'events'>;

/** The film with the moves of each deed as one. */
function byDeeds({ seats, states, events }: Film, { beginsDeed = () => true }: Words): Scenes {
  const ends = states.flatMap((state, i) =>
    i === 0 || i === states.length - 1 || beginsDeed(state) ? [i] : [],
  );
  return {
    seats,
    states: ends.map((end) => states[end]!),
    events: ends.map((end, i) => (i === 0 ? [] : events.slice(ends[i - 1]! + 1, end + 1).flat())),
  };
}

/** The deeds and scorings that brought the most points, the most first; of equal ones the earlier. */
export function gains(whole: Film, ui: Words, count: number): readonly Gain[] {
  const film = byDeeds(whole, ui);
  const totals = film.states.map((state) =>
    film.seats.map((_, seat) => ui.score(state, seat).reduce((sum, part) => sum + part.points, 0)),
  );
  const found = totals.slice(1).flatMap((now, before) => {
    const { round } = ui.turn(film.states[before]!);
    const events = film.events[before + 1]!;
    const scorings = events.flatMap((event) => ui.scoring?.(event, film.seats) ?? []);
    return now.flatMap((total, seat): Gain[] => {
      const scored = scorings.map(({ text, points }) => ({
        points: points[seat]!,
        cause: { text, seat: null, depth: 0 } as const,
      }));
      const left = total - totals[before]![seat]! - scored.reduce((sum, one) => sum + one.points, 0);
      const moved = { points: left, cause: causeOf(events, seat, film, before + 1, ui) };
      return [...scored, moved].map((gain) => ({ round, seat, ...gain }));
    });
  });
  return found
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, count);
}

/** The seat's own deed among what happened, scorings apart; else the first thing that the log says. */
function causeOf(
  events: readonly GameEvent[],
  seat: number,
  film: Scenes,
  at: number,
  ui: Words,
): LogLine | undefined {
  const lines = events
    .filter((event) => !ui.scoring?.(event, film.seats))
    .flatMap((event) => ui.describe(event, film.seats, film.states[at]!) ?? []);
  return lines.findLast((line) => line.depth === 0 && line.seat === seat) ?? lines[0];
}
