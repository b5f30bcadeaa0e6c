import { Button } from '@conclave/web/kit';
import { GameOver, SeatList, StillChoosing } from '@conclave/web/kit/table';
import { question } from '../../questions.ts';
import { CARD_TEXT, technologyName } from '../../texts.ts';
import type { Props } from '../draft.ts';
import { isSealed, sealedChoice } from '../situation.ts';
import { askAgain, usePasses } from './passing.ts';

/** What the viewer has chosen in secret. */
function ownChoice({ view, viewer }: Props): string | null {
  const move = viewer === 'table' ? null : sealedChoice(view, viewer);
  switch (move?.[0]) {
    case 'card':
      return `You play ${CARD_TEXT[move[1]].name}.`;
    case 'keep':
      return `You keep ${technologyName(move[1])}.`;
    case 'commit':
      return `You play ${technologyName(move[1])}.`;
    default:
      return null;
  }
}

/** That the viewer's leader passes by itself, and the way to be asked again. */
function Passing({ view, viewer }: Props) {
  if (!usePasses(view, viewer)) return null;
  return (
    <span className="hg-passing">
      Your leader passes in this phase but in your own conflicts.{' '}
      <Button small look="bare" onClick={askAgain}>
        Ask me again
      </Button>
    </span>
  );
}

/** What the table waits for while nothing is asked of the viewer. */
export function Waiting(props: Props) {
  const { game, view, viewer, seats } = props;
  if (view.outcome) return <GameOver outcome={view.outcome} seats={seats} />;
  const waiting = game.waiting(view).filter((seat) => seat !== viewer);
  if (isSealed(view)) return <StillChoosing own={ownChoice(props)} waiting={waiting} seats={seats} />;
  if (waiting.length === 0) return <p className="k-asked">One moment.</p>;
  return (
    <p className="k-asked">
      <SeatList of={waiting} seats={seats} /> {question(view)?.waits ?? 'chooses'}. <Passing {...props} />
    </p>
  );
}
