import { SeatBadge, type SeatInfo } from '@conclave/kit';
import type { Moment } from './course.ts';
import type { Margin } from './decided.ts';

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
    <div className="turning-line">
      <button
        type="button"
        className="turning-go"
        aria-label={`Go to Round ${round}, where ${label} decided`}
        onClick={() => onGo(at)}
      >
        Round {round}
      </button>
      <span>
        <b>{label}</b>: <SeatBadge seat={winner} info={seats[winner]!} /> {points[0]},{' '}
        <SeatBadge seat={other} info={seats[other]!} /> {points[1]} in all; in round {round} they drew
        furthest apart.
      </span>
    </div>
  );
}
