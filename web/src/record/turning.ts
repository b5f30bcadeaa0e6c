import type { GameEvent, Seat } from '@conclave/kernel';
import type { GameUi, LogLine } from '@conclave/kit';
import type { Course, Moment } from './course.ts';
import type { Film } from './film.ts';
import { weightsOf, withWeight } from './weights.ts';

/** The moment from which, after a round, somebody else than before was alone in front. */
export interface Lead {
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
  /** Who was in front before; null for the first. */
  readonly before: Seat | null;
}

/** A deed or a scoring that brought a seat many points or cost it many, and what the log says of it. */
export interface Gain {
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
  readonly points: number;
  readonly cause: LogLine | undefined;
  /** What the scoring is called that brought it; without it the deed did. */
  readonly scored?: string | undefined;
}

/** Where the game turned: the lead was taken, much was gained or lost, something of weight happened, or all of it. */
export interface TurningPoint extends Gain {
  /** Of somebody who took the lead here: who was in front before, if anybody was. */
  readonly lead: Pick<Lead, 'before'> | null;
  /** It reached the goal of a race, or won otherwise. */
  readonly isGoal?: true;
  /** Of something of weight: what happened, in plain words. */
  readonly said?: string | undefined;
}

export type Words = Pick<GameUi, 'scoring' | 'describe' | 'isRace' | 'weighty'>;
export type Scenes = Pick<Film, 'seats' | 'states' | 'events'>;

/** More of the last leads, of the biggest gains and of what was of weight nobody reads. */
const LEADS = 4;
const GAINS = 4;
const WEIGHTS = 4;

/** Of a race, in its order: what was gained and lost nearest to the goal, and how that was reached. */
function turningsOfRace(
  film: Scenes,
  ui: Words,
  course: Course,
  all: readonly Gain[],
): readonly TurningPoint[] {
  const end = course.moments.at(-1)!;
  const front = fronts(course.moments).at(-1);
  const goal = all.find(({ at, seat, points }) => at === end.at && points > 0 && seat === front);
  const valueAt = ({ at, seat }: Gain) => course.moments.find((moment) => moment.at === at)!.values[seat]!;
  const weight = (gain: Gain) => Math.abs(gain.points) * Math.max(valueAt(gain), valueAt(gain) - gain.points);
  const swings = all
    .filter((gain) => gain !== goal)
    .sort((a, b) => weight(b) - weight(a) || b.at - a.at)
    .slice(0, GAINS);
  const turned = swings.map((gain): TurningPoint => ({ ...gain, lead: null }));
  turned.sort((a, b) => a.at - b.at);
  if (!goal) return turned;
  // How it was reached says more than that it was.
  const cause = linesOf(eventsUntil(film, course, end.at), film, end.at, ui).find(
    ({ seat }) => seat === goal.seat,
  );
  return [...turned, { ...goal, cause: cause ?? goal.cause, lead: null, isGoal: true }];
}

/** All of them, in the order of the game. */
export function turningPoints(film: Scenes, ui: Words, course: Course): readonly TurningPoint[] {
  const weights = weightsOf(film, ui, course);
  const points = turningsOfPoints(film, ui, course).map((point) => withWeight(point, weights));
  const won = weights.filter(({ isGoal }) => isGoal);
  const told = [...won, ...points];
  const others = weights.filter(({ cause }) => !told.some((point) => point.cause === cause));
  // What was of weight is told once: as what won, as what took the lead, as what brought points.
  const room = Math.max(0, WEIGHTS - told.filter(({ said }) => said).length);
  return [...told, ...others.slice(0, room)]
    .filter(({ said, cause }, i, all) => !said || all.findIndex((one) => one.cause === cause) === i)
    .sort((a, b) => a.at - b.at);
}

/** What the points tell. */
function turningsOfPoints(film: Scenes, ui: Words, course: Course): readonly TurningPoint[] {
  const all = gains(film, ui, course);
  if (ui.isRace?.(film.states.at(-1)!.outcome?.reason ?? '')) return turningsOfRace(film, ui, course, all);
  const led = leads(course)
    .slice(-LEADS)
    .map(({ before, ...lead }): TurningPoint => {
      const gain = all.find(({ at, seat }) => at === lead.at && seat === lead.seat);
      const cause = () => causeOf(eventsUntil(film, course, lead.at), lead.seat, film, lead.at, ui);
      return { points: 0, ...lead, ...(gain ?? { cause: cause() }), lead: { before } };
    });
  const sets = new Map(apart(all, film.seats.length));
  const others = all
    .filter((gain) => sets.has(gain) && !led.some(({ at, seat }) => at === gain.at && seat === gain.seat))
    .sort((a, b) => sets.get(b)! - sets.get(a)!);
  return [...led, ...others.slice(0, GAINS).map((gain) => ({ ...gain, lead: null }))].sort(
    (a, b) => a.at - b.at,
  );
}

/** By moment, who is in front: alone, or level with others after having been alone last; null before anybody was. */
function fronts(moments: readonly Moment[]): readonly (Seat | null)[] {
  let front: Seat | null = null;
  return moments.map(({ values }) => {
    const most = Math.max(...values);
    if (values.indexOf(most) === values.lastIndexOf(most)) front = values.indexOf(most);
    return front;
  });
}

/** The changes of the lead, as they stand after a round; who is caught up with keeps it. */
export function leads({ moments, rounds }: Course): readonly Lead[] {
  const front = fronts(moments);
  const after = (moment: Moment) => front[moments.indexOf(moment)]!;
  return rounds.slice(1).flatMap((end, i): Lead[] => {
    const [before, seat] = [after(rounds[i]!), after(end)];
    if (seat === null || seat === before) return [];
    const until = front.slice(0, moments.indexOf(end));
    return [
      { at: moments[until.findLastIndex((one) => one !== seat) + 1]!.at, round: end.round, seat, before },
    ];
  });
}

/** Whether everybody gains as much by it or its like, which turns nothing. */
const isEven = (gain: Gain, all: readonly Gain[], seats: number): boolean =>
  new Set(all.filter(({ points }) => points === gain.points).map(({ seat }) => seat)).size === seats;

/** How far gains set their seats apart, where they do: of a scoring that brings everybody something, what is beyond the least. */
const apart = (all: readonly Gain[], seats: number): readonly (readonly [Gain, number])[] =>
  [...Map.groupBy(all, ({ at, scored, seat }) => `${at} ${scored ?? seat}`).values()].flatMap((same) => {
    const least =
      same.length === seats && same[0]!.scored ? Math.min(...same.map(({ points }) => points)) : 0;
    return same.flatMap((gain) =>
      gain.points === least ? [] : [[gain, Math.abs(gain.points - least)] as const],
    );
  });

/** The deeds and scorings that brought or cost the most points, the most first; of equal ones the earlier. */
export function gains(film: Scenes, ui: Words, course: Course): readonly Gain[] {
  const { moments, isScore } = course;
  const found = moments.slice(1).flatMap(({ at, round, values }, before) => {
    const events = eventsUntil(film, course, at);
    const scorings = isScore ? events.flatMap((event) => ui.scoring?.(event, film.seats) ?? []) : [];
    const gained = values.flatMap((value, seat): Gain[] => {
      const scored = scorings.map(({ text, points }) => ({
        points: points[seat]!,
        cause: { text, seat: null, depth: 0 } as const,
        scored: text,
      }));
      const rest = scored.reduce((left, { points }) => left - points, value - moments[before]!.values[seat]!);
      const cause = rest === 0 ? undefined : causeOf(events, seat, film, at, ui, rest < 0);
      return [...scored, { points: rest, cause }].map((gain) => ({
        at,
        round,
        seat,
        ...gain,
      }));
    });
    return gained.filter((gain) => !isEven(gain, gained, values.length));
  });
  return found.filter(({ points }) => points !== 0).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** What happened in the deed that ends at this place. */
function eventsUntil({ events }: Scenes, { moments }: Course, at: number): readonly GameEvent[] {
  const before = moments.findLast((moment) => moment.at < at)?.at ?? -1;
  return events.slice(before + 1, at + 1).flat();
}

/** What the log says of events, scorings apart. */
const linesOf = (events: readonly GameEvent[], film: Scenes, at: number, ui: Words): readonly LogLine[] =>
  events
    .filter((event) => !ui.scoring?.(event, film.seats))
    .flatMap((event) => ui.describe(event, film.seats, film.states[at]!) ?? []);

/** The seat's own deed among what happened, scorings apart, which a loss only follows; else the first thing that the log says. */
function causeOf(
  events: readonly GameEvent[],
  seat: Seat,
  film: Scenes,
  at: number,
  ui: Words,
  isLoss = false,
): LogLine | undefined {
  const lines = linesOf(events, film, at, ui);
  const own = lines.filter((line) => line.seat === seat);
  return own.findLast((line) => line.depth === 0) ?? (isLoss ? undefined : own[0]) ?? lines[0];
}
