import type { SeatInfo } from '@conclave/kit';
import type { TurningPoint } from './turning.ts';
import { TurningRow } from './turning-row.tsx';
import { sayTurning, signed, TurningWords } from './turning-words.tsx';

/** Where the game turned, in its order; pressing one goes there. */
export function TurningPoints({
  of,
  points,
  seats,
  at,
  onGo,
}: {
  /** What turned there. */
  readonly of: string;
  readonly points: readonly TurningPoint[];
  readonly seats: readonly SeatInfo[];
  /** Where one is in the game, if one is in it. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}) {
  return (
    <section className="turning" aria-label={`Turning points: ${of}`}>
      <h3>Turning points</h3>
      <ol>
        {points.map((point) => (
          <li key={`${point.at} ${point.seat} ${point.points}`}>
            <TurningLine point={point} seats={seats} at={at} onGo={onGo} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One of them, with who and why. */
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
    <TurningRow
      at={point.at}
      round={point.round}
      label={sayTurning(point, seats)}
      isHere={point.at === at}
      onGo={onGo}
    >
      <TurningWords point={point} seats={seats} />
      {point.points !== 0 && <span className="turning-points">{signed(point.points)}</span>}
    </TurningRow>
  );
}
