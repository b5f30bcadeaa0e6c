import type { Core, Outcome } from '@conclave/kernel';
import type { GameUi, SeatInfo } from '@conclave/kit';
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

/** What mattered most: where a winner took the lead for good; without such a place, what brought one of them the most. */
export function whatMattered(
  { places }: Outcome,
  turning: readonly TurningPoint[],
): TurningPoint | undefined {
  const won = turning.filter(({ seat }) => places[seat] === 1);
  return (
    won.findLast(({ lead }) => lead !== null) ??
    [...won].sort((a, b) => Math.abs(b.points) - Math.abs(a.points))[0]
  );
}
