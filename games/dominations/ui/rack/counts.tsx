import { Emblem, type SeatInfo } from '@conclave/kit';
import type { Standing } from './standings.ts';

/** “Ann 4, Bob 2; Ann would take it”, for those who do not see emblems. */
export function standingText({ counts, taker }: Standing, seats: readonly SeatInfo[], would: string): string {
  const list = counts.map((n, seat) => `${seats[seat]!.name} ${n}`).join(', ');
  return `${list}; ${taker < 0 ? 'nobody' : seats[taker]!.name} ${would}`;
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
    <span className="dm-counts">
      {standing.counts.map((n, seat) => (
        <span
          key={seat}
          aria-hidden="true"
          data-taker={standing.taker === seat || undefined}
          data-none={n === 0 || undefined}
        >
          <Emblem seat={seat} size={12} />
          {n}
        </span>
      ))}
      <span className="unseen">{standingText(standing, seats, would)}</span>
    </span>
  );
}
