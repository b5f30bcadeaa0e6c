import type { Outcome, Seat } from '@conclave/kernel';
import { SeatBadge } from '../emblem.tsx';
import type { SeatInfo } from '../game-ui.ts';

/** Seats in a sentence, with commas between them. */
export function SeatList({
  of,
  seats,
}: {
  readonly of: readonly Seat[];
  readonly seats: readonly SeatInfo[];
}) {
  return of.map((seat, i) => (
    <span key={seat}>
      <span className="k-listed">
        <SeatBadge seat={seat} info={seats[seat]!} />
        {i < of.length - 1 && ','}
      </span>{' '}
    </span>
  ));
}

/** What the prompt says when all is over: who has won, with how many points. */
export function GameOver({
  outcome: { places, scores },
  seats,
  counted = 'VP',
}: {
  readonly outcome: Outcome;
  readonly counted?: string;
  readonly seats: readonly SeatInfo[];
}) {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return (
    <p className="k-asked">
      The game is over. <SeatList of={winners} seats={seats} />{' '}
      {winners.length > 1 ? 'share the win' : 'wins'} with {Math.max(...scores)} {counted}.
    </p>
  );
}

/** What the prompt says while several choose in secret: the own choice, and who still has to choose. */
export function StillChoosing({
  own,
  waiting,
  seats,
}: {
  readonly own: string | null;
  readonly waiting: readonly Seat[];
  readonly seats: readonly SeatInfo[];
}) {
  return (
    <p className="k-asked">
      {own}{' '}
      {waiting.length > 0 ? (
        <>
          Still choosing: <SeatList of={waiting} seats={seats} />
        </>
      ) : (
        'All have chosen.'
      )}
    </p>
  );
}
