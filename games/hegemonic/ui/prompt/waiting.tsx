import { Button } from '@conclave/kit';
import { Waiting as WaitingFor } from '@conclave/kit/table';
import type { Move } from '../../rules/types.ts';
import { CARD_TEXT, technologyName } from '../../words/names.ts';
import { question } from '../../words/questions.ts';
import type { Props } from '../draft.ts';
import { useAskAgain, usePasses } from './passing.ts';

/** What the viewer has chosen in secret. */
function own(move: Move): string | null {
  switch (move[0]) {
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
  const askAgain = useAskAgain();
  if (!usePasses(view, viewer)) return null;
  return (
    <span className="k-quiet">
      Your leader passes in this phase but in your own conflicts.{' '}
      <Button small look="bare" onClick={askAgain}>
        Ask me again
      </Button>
    </span>
  );
}

/** What the table waits for while nothing is asked of the viewer. */
export const Waiting = (props: Props) => (
  <WaitingFor {...props} waits={question(props.view)?.waits} own={own}>
    <Passing {...props} />
  </WaitingFor>
);
