import { Waiting as WaitingFor } from '@conclave/kit/table';
import type { Move } from '../../rules/types.ts';
import { monumentName, nationName } from '../../words/names.ts';
import { question } from '../../words/questions.ts';
import type { Props } from '../draft.ts';

/** What the viewer has kept in secret. */
function own(move: Move): string | null {
  if (move[0] !== 'keep') return null;
  return `You keep ${monumentName(move[1])}${move[2] === undefined ? '' : ` and the ${nationName(move[2])}`}.`;
}

/** What the table waits for while nothing is asked of the viewer. */
export const Waiting = (props: Props) => (
  <WaitingFor {...props} waits={question(props.view)?.waits} own={own} />
);
