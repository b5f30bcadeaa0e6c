import { plural } from '@conclave/frame/words.ts';
import type { Core, Outcome } from '@conclave/kernel';
import type { GameUi, ScorePart, SeatInfo } from '@conclave/kit';
import type { TurningPoint } from './turning.ts';

type Words = Pick<GameUi, 'counted' | 'decided'> & Partial<Pick<GameUi, 'score'>>;

/** What decided, in a sentence; null where the way in which the game ended says it. */
export function sayDecided(
  outcome: Outcome,
  seats: readonly SeatInfo[],
  ui: Words,
  last: Core,
): string | null {
  const { places, scores } = outcome;
  const order = seats.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const decided = ui.decided?.(last);
  const equal = order.filter((seat) => scores[seat] === scores[order[0]!]);
  if (decided)
    return `${decided.label} decided: ${(equal.length > 1 ? equal : order).map((seat) => `${seats[seat]!.name} (${decided.of(last, seat)})`).join(', ')}.`;
  const [first, second] = order as [number, number];
  const ahead = scores[first]! - scores[second]!;
  if (ui.counted !== undefined || ahead <= 0) return null;
  const part = decidingPart(outcome, ui, last);
  const most = part ? ` The biggest difference is ${part.label}: ${part.points.join(' to ')}.` : '';
  return `${seats[first]!.name} is ${plural(ahead, 'point')} ahead of ${seats[second]!.name}.${most}`;
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
    [...won].sort((a, b) => b.points - a.points)[0]
  );
}

/** A part of the score, and how much of it a winner and the best of the others have. */
interface Margin {
  readonly label: string;
  readonly points: readonly [winner: number, other: number];
}

const sumOf = (parts: readonly ScorePart[], label: string): number =>
  parts.reduce((total, part) => (part.label === label ? total + part.points : total), 0);

/** The part of the score by which a winner is furthest ahead; null where the score has no parts or did not decide. */
export function decidingPart(
  { places }: Outcome,
  { score, decided }: Omit<Words, 'counted'>,
  last: Core,
): Margin | null {
  const winner = places.indexOf(1);
  const other = places.findIndex((place) => place === Math.min(...places.filter((each) => each > 1)));
  if (!score || decided?.(last) || winner < 0 || other < 0) return null;
  const [own, theirs] = [score(last, winner), score(last, other)];
  const labels = [...new Set([...own, ...theirs].map(({ label }) => label))];
  if (labels.length < 2) return null;
  const margins = labels.map(
    (label): Margin => ({
      label,
      points: [sumOf(own, label), sumOf(theirs, label)],
    }),
  );
  return margins.reduce((most, each) => (ahead(each) > ahead(most) ? each : most));
}

const ahead = ({ points: [winner, other] }: Margin): number => winner - other;
