import type { Outcome } from '@conclave/kernel';
import { SeatBadge, type SeatInfo } from '@conclave/web/kit';
import './end.css';

/** Who won, as a sentence. */
export function sayWinners(outcome: Outcome, seats: readonly SeatInfo[]): string {
  const winners = seats.flatMap((seat, i) => (outcome.places[i] === 1 ? [seat.name] : []));
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the win`;
}

/** Everybody's place and points, the best first. */
export function Ranking({
  outcome,
  seats,
}: {
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
}) {
  const ranked = seats
    .map((seat, i) => ({ seat, i, place: outcome.places[i]!, score: outcome.scores[i]! }))
    .sort((a, b) => a.place - b.place);
  return (
    <ol className="ranking">
      {ranked.map(({ seat, i, place, score }) => (
        <li key={i}>
          <span className="ranking-place">{place}.</span>
          <SeatBadge seat={i} info={seat} size={18} />
          <span className="ranking-score">
            {score} <span className="unseen">points</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
