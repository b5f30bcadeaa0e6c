import { SeatBadge } from '@conclave/kit';
import { useMemo } from 'react';
import type { LoadedGame } from '../net/games.ts';
import type { Film, Rounds } from './film.ts';
import '../table/end.css';
import { gains, leads } from './turning.ts';

/** More than these nobody reads. */
const GAINS = 4;

/** Where the game turned: who took the lead when, and the moves that brought the most. */
export function TurningPoints({
  film,
  rounds,
  ui,
}: {
  readonly film: Film;
  readonly rounds: readonly Rounds[];
  readonly ui: LoadedGame['ui'];
}) {
  const best = useMemo(() => gains(film, ui, GAINS), [film, ui]);
  return (
    <section className="turning" aria-label="Turning points">
      <div>
        <h3>The lead</h3>
        <ol>
          {leads(rounds).map(({ round, seat, points, next }) => (
            <li key={round}>
              <span className="turning-round">Round {round}</span>
              <SeatBadge seat={seat} info={film.seats[seat]!} />
              <span className="turning-points">
                {points} to {next}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>The biggest gains</h3>
        <ol>
          {best.map(({ round, seat, points, cause }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={i}>
              <span className="turning-round">Round {round}</span>
              <span>
                {cause?.seat !== seat && <SeatBadge seat={seat} info={film.seats[seat]!} />} {cause?.text}
              </span>
              <span className="turning-points">+{points}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
