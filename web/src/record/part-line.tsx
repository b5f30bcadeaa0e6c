import { SeatBadge, type SeatInfo } from '@conclave/kit';
import type { Moment } from './course.ts';
import type { Margin } from './decided.ts';
import { TurningRow } from './turning-row.tsx';

/** The part of the score that decided, and the way to where it did. */
export function PartLine({
  part: { label, winner, other, points },
  moment: { at, round },
  seats,
  onGo,
}: {
  readonly part: Margin;
  readonly moment: Moment;
  readonly seats: readonly SeatInfo[];
  readonly onGo: (at: number) => void;
}) {
  return (
    <TurningRow at={at} round={round} label={`Round ${round}, where ${label} decided`} onGo={onGo}>
      <span>
        <b>{label}</b>: <SeatBadge seat={winner} info={seats[winner]!} /> {points[0]},{' '}
        <SeatBadge seat={other} info={seats[other]!} /> {points[1]} in all; in round {round} they drew
        furthest apart.
      </span>
    </TurningRow>
  );
}
