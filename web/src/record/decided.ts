import type { Core, Outcome, Seat } from '@conclave/kernel';
import type { GameUi, ScorePart, SeatInfo } from '@conclave/kit';
import type { Moment } from './course.ts';
import type { TurningPoint } from './turning.ts';

/** What decided, in a sentence; null where the way in which the game ended says it. */
export function sayDecided(
  { places, scores }: Outcome,
  seats: readonly SeatInfo[],
  ui: Pick<GameUi, 'counted' | 'decided'>,
  last: Core,
): string | null {
  const order = seats.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const decided = ui.decided?.(last);
  if (decided)
    return `${decided.label} decided: ${order.map((seat) => `${seats[seat]!.name} (${decided.of(last, seat)})`).join(', ')}.`;
  const [first, second] = order as [number, number];
  const ahead = scores[first]! - scores[second]!;
  if (ui.counted !== undefined || ahead <= 0) return null;
  return `${seats[first]!.name} is ${ahead} ${ahead === 1 ? 'point' : 'points'} ahead of ${seats[second]!.name}.`;
}

/**
 * What mattered most: how the goal of a race was reached, else where a winner took the lead for good; without such a place,
 * what brought one of them the most.
 */
export function whatMattered(
  { places }: Outcome,
  turning: readonly TurningPoint[],
): TurningPoint | undefined {
  const won = turning.filter(({ seat }) => places[seat] === 1);
  return (
    won.find(({ isGoal }) => isGoal) ??
    won.findLast(({ lead }) => lead !== null) ??
    [...won].sort((a, b) => Math.abs(b.points) - Math.abs(a.points))[0]
  );
}

/** A part of the score, and how much of it a winner and the best of the others have. */
export interface Margin {
  readonly label: string;
  readonly winner: Seat;
  readonly other: Seat;
  readonly points: readonly [winner: number, other: number];
}

const sumOf = (parts: readonly ScorePart[], label: string): number =>
  parts.reduce((total, part) => (part.label === label ? total + part.points : total), 0);

/** The part of the score by which a winner is furthest ahead; null where the score has no parts or did not decide. */
export function decidingPart(
  { places }: Outcome,
  ui: Pick<GameUi, 'score' | 'decided'>,
  last: Core,
): Margin | null {
  const winner = places.indexOf(1);
  const other = places.findIndex((place) => place === Math.min(...places.filter((each) => each > 1)));
  if (ui.decided?.(last) || winner < 0 || other < 0) return null;
  const [own, theirs] = [ui.score(last, winner), ui.score(last, other)];
  const labels = [...new Set([...own, ...theirs].map(({ label }) => label))];
  if (labels.length < 2) return null;
  const margins = labels.map((label): Margin => {
    return { label, winner, other, points: [sumOf(own, label), sumOf(theirs, label)] };
  });
  return margins.reduce((most, each) => (ahead(each) > ahead(most) ? each : most));
}

const ahead = ({ points: [winner, other] }: Margin): number => winner - other;

/** The moment at which that part of the score set the winner apart from the other the most. */
export function whenDecided(
  { label, winner, other }: Margin,
  { score }: Pick<GameUi, 'score'>,
  states: readonly Core[],
  moments: readonly Moment[],
): Moment {
  const partOf = (state: Core, seat: Seat) => sumOf(score(state, seat), label);
  const apart = moments.map(({ at }) => partOf(states[at]!, winner) - partOf(states[at]!, other));
  const rises = apart.map((n, i) => n - (apart[i - 1] ?? n));
  return moments[rises.indexOf(Math.max(...rises))]!;
}
