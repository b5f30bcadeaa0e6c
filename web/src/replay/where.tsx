import { type GameUi, SeatBadge } from '@conclave/kit';
import type { ReactNode } from 'react';
import type { Deed, Film } from '../record/film.ts';
import { sayWinners } from '../record/ranking.tsx';
import type { TurningPoint } from '../record/turning.ts';
import { sayTurning, TurningWords } from '../record/turning-words.tsx';

/** Where one is in a game: at its end, where it turned, or in somebody's turn; to be heard, and to be seen. */
export function whereIn(
  { record, seats, states }: Film,
  ui: Pick<GameUi, 'turn'>,
  deed: Deed | null,
  turning: readonly TurningPoint[],
  at: number,
): { readonly said: string; readonly shown: ReactNode } {
  const { outcome } = record;
  if (outcome && at === states.length - 1) {
    const said = sayWinners(outcome, seats);
    return { said, shown: said };
  }
  const point = turning.find((one) => one.at === at);
  if (point)
    return {
      said: sayTurning(point, seats),
      shown: (
        <>
          Round {point.round}: <TurningWords point={point} seats={seats} />
        </>
      ),
    };
  if (!deed) return { said: 'The beginning', shown: 'The beginning' };
  // A deed belongs to the round in which it was begun.
  const { round } = ui.turn(states[at - 1]!);
  const { seat, line, chosen } = deed;
  const info = seats[seat]!;
  return {
    said: `Round ${round}: ${line?.said ?? info.name + chosen}`,
    shown: (
      <>
        Round {round}:{' '}
        {line?.text ?? (
          <>
            <SeatBadge seat={seat} info={info} />
            {chosen}
          </>
        )}
      </>
    ),
  };
}
