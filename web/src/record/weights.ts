import type { Seat } from '@conclave/kernel';
import { logLine } from '@conclave/kit';
import type { Course } from './course.ts';
import type { Scenes, TurningPoint, Words } from './turning.ts';

/** Something of weight, whatever points it brought. */
interface Weight extends TurningPoint {
  /** Whom it befell. */
  readonly of: Seat;
}

/** What happened of weight, the weightiest first; of what befell a seat in one deed the weightiest alone. */
export function weightsOf(
  { seats, states, events }: Scenes,
  { weighty, scoring }: Words,
  { moments }: Course,
): readonly Weight[] {
  if (!weighty) return [];
  const found = moments.slice(1).flatMap(({ at, round }, before) => {
    const from = moments[before]!.at + 1;
    const all = events.slice(from, at + 1).flatMap((step, i) =>
      step.flatMap((event) => {
        const weight = weighty(event, states[from + i - 1]!, states[from + i]!);
        return weight ? { ...weight, scored: scoring?.(event, seats)?.text } : [];
      }),
    );
    all.sort((a, b) => b.weight - a.weight);
    const first = all.filter(({ seat }, i) => all.findIndex((one) => one.seat === seat) === i);
    return first.map(({ seat: of, winner, line, scored, weight }) => {
      const cause = logLine(line, seats);
      const won = winner === undefined ? {} : { isGoal: true as const };
      return {
        at,
        round,
        seat: winner ?? of,
        of,
        points: 0,
        lead: null,
        cause,
        said: cause.said,
        scored,
        weight,
        ...won,
      };
    });
  });
  return found.sort((a, b) => b.weight - a.weight);
}

/** Whether that brought those points, or took them; a lead without points of one's own came by the loss of another. */
function brought(weight: Weight, { at, seat, lead, points, scored, cause }: TurningPoint): boolean {
  if (at !== weight.at) return false;
  if (lead !== null && points === 0) return true;
  return seat === weight.of && (scored === undefined ? cause?.seat !== seat : scored === weight.scored);
}

/** A turning point of the points with what was of weight for its cause, if that brought it. */
export function withWeight(point: TurningPoint, weights: readonly Weight[]): TurningPoint {
  const weight = weights.find((one) => brought(one, point));
  return weight ? { ...point, cause: weight.cause, said: weight.said } : point;
}
