import { GameOver, SeatList, StillChoosing } from '@conclave/web/kit/table';
import { question } from '../../questions.ts';
import { monumentName, nationName } from '../../texts.ts';
import type { Props } from '../draft.ts';
import { sealedChoice, stepOf } from '../situation.ts';

/** What the viewer has kept in secret. */
function ownChoice({ view, viewer }: Props): string | null {
  const move = sealedChoice(view, viewer);
  if (move?.[0] !== 'keep') return null;
  return `You keep ${monumentName(move[1])}${move[2] === undefined ? '' : ` and the ${nationName(move[2])}`}.`;
}

/** What the table waits for while nothing is asked of the viewer. */
export function Waiting(props: Props) {
  const { game, view, viewer, seats } = props;
  if (view.outcome) return <GameOver outcome={view.outcome} seats={seats} />;
  const waiting = game.waiting(view).filter((seat) => seat !== viewer);
  if (stepOf(view) === 'draft.keep')
    return <StillChoosing own={ownChoice(props)} waiting={waiting} seats={seats} />;
  if (waiting.length === 0) return <p className="k-asked">One moment.</p>;
  return (
    <p className="k-asked">
      <SeatList of={waiting} seats={seats} /> {question(view)!.waits}.
    </p>
  );
}
