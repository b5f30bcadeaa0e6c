import type { SeatInfo } from '@conclave/kit';
import type { TurningPoint } from './turning.ts';
import { sayTurning, TurningWords } from './turning-words.tsx';

/** Where the game turned, in its order; pressing one goes there. */
export function TurningPoints({
  of,
  isAlone,
  points,
  seats,
  at,
  onGo,
}: {
  /** What turned there. */
  readonly of: string;
  /** Whether nothing else is told that turned. */
  readonly isAlone: boolean;
  readonly points: readonly TurningPoint[];
  readonly seats: readonly SeatInfo[];
  /** Where one is in the game, if one is in it. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}) {
  return (
    <section className="turning" aria-label={`Turning points: ${of}`}>
      <h3>{isAlone ? 'Turning points' : `Turning points: ${of}`}</h3>
      <ol>
        {points.map((point) => (
          <li key={`${point.at} ${sayTurning(point, seats)}`}>
            <TurningLine point={point} seats={seats} at={at} onGo={onGo} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One of them, with who and why, and the way to it. */
export function TurningLine({
  point,
  seats,
  at,
  onGo,
}: {
  readonly point: TurningPoint;
  readonly seats: readonly SeatInfo[];
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}) {
  return (
    <div className="turning-line">
      <button
        type="button"
        className="turning-go"
        aria-label={`Go to ${sayTurning(point, seats)}`}
        aria-current={point.at === at || undefined}
        onClick={() => onGo(point.at)}
      >
        Round {point.round}
      </button>
      <TurningWords point={point} seats={seats} />
    </div>
  );
}
