import type { Outcome } from '@conclave/kernel';
import { SeatBadge, type SeatInfo } from '@conclave/kit';
import '../table/end.css';

/** Who won, as a sentence; said to the seat `you`, if there is one. */
export function sayWinners(outcome: Outcome, seats: readonly SeatInfo[], you: number | null = null): string {
  const won = seats.map((_, i) => i).filter((i) => outcome.places[i] === 1);
  if (won.length === 1 && won[0] === you) return 'You win';
  const others = won.filter((i) => i !== you).map((i) => seats[i]!.name);
  const names = others.length < won.length ? ['You', ...others] : others;
  return names.length === 1 ? `${names[0]} wins` : `${names.join(' and ')} share the win`;
}

/** Everybody's place and points, the best first. */
export function Ranking({
  outcome,
  seats,
  counted,
  tied,
}: {
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
  /** What the numbers are; without it points, which go without saying. */
  readonly counted?: string | undefined;
  /** What decided between equal scores, for a seat that has one of them; null for all others. */
  readonly tied?: ((seat: number) => string | null | undefined) | undefined;
}) {
  const ranked = seats
    .map((seat, i) => ({
      seat,
      i,
      place: outcome.places[i]!,
      score: outcome.scores[i]!,
      by: tied?.(i) ?? null,
    }))
    .sort((a, b) => a.place - b.place);
  return (
    <>
      {counted && <p className="ranking-counted">{counted}</p>}
      <ol className="ranking">
        {ranked.map(({ seat, i, place, score, by }) => (
          <li key={i}>
            <span className="ranking-place">{place}.</span>
            <SeatBadge seat={i} info={seat} size={18} />
            {by !== null && <span className="ranking-tied">{by}</span>}
            <span className="ranking-score">
              {score} {!counted && <span className="unseen">points</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
