import { SeatList, Waiting as WaitingFor } from '@conclave/kit/table';
import type { EndReason } from '../../rules/types.ts';
import { END_REASONS } from '../../words/names.ts';
import { question } from '../../words/questions.ts';
import type { Props } from '../draft.ts';

/** Why the game ended, and who has won. */
function GameOver({ view, seats }: Props) {
  const { places, reason } = view.outcome!;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return (
    <p className="k-asked">
      The game is over. {END_REASONS[reason as EndReason]}{' '}
      {reason !== 'draw' && (
        <>
          <SeatList of={winners} seats={seats} /> {winners.length > 1 ? 'win.' : 'wins.'}
        </>
      )}
    </p>
  );
}

/** What the table waits for while nothing is asked of the viewer. */
export const Waiting = (props: Props) => (
  <WaitingFor {...props} waits={question(props.view)?.waits} over={<GameOver {...props} />} />
);
