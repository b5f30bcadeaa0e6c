import { Emblem, type SeatInfo } from '@conclave/kit';
import type { Standing } from './standings.ts';

/** “Ann 4, Bob 4; Ann would take it (tied: initiative decides)”, for those who do not see emblems. */
export function standingText(
  { counts, taker, why }: Standing,
  seats: readonly SeatInfo[],
  would: string,
): string {
  const list = counts.map((n, seat) => `${seats[seat]!.name} ${n}`).join(', ');
  if (taker < 0) return why === '' ? `${list}; nobody ${would}` : `${list}; ${why}`;
  return `${list}; ${seats[taker]!.name} ${would}${why === '' ? '' : ` (${why})`}`;
}

/** What every seat has, by emblem; who would take it is framed. */
export function Counts({
  standing,
  seats,
  would = 'would take it',
}: {
  readonly standing: Standing;
  readonly seats: readonly SeatInfo[];
  readonly would?: string;
}) {
  return (
    <span className="dm-counts k-flow">
      {standing.counts.map((n, seat) => (
        <span
          key={seat}
          className="k-within"
          aria-hidden="true"
          data-taker={standing.taker === seat || undefined}
        >
          <Emblem seat={seat} size={12} />
          {n}
        </span>
      ))}
      {standing.why !== '' && (
        <span className="dm-why k-quiet" aria-hidden="true">
          {standing.why}
        </span>
      )}
      <span className="unseen">{standingText(standing, seats, would)}</span>
    </span>
  );
}
