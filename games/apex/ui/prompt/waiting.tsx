import { Waiting as WaitingFor } from '@conclave/kit/table';
import type { Move } from '../../rules/types.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { question } from '../../words/questions.ts';
import type { Props } from '../draft.ts';

/** What the viewer has chosen in secret. */
const own = (move: Move): string | null =>
  move[0] === 'choose' ? `You play ${move[1]} for ${STRATEGY_TEXT[move[2]].name}.` : null;

/** What the table waits for while nothing is asked of the viewer. */
export const Waiting = (props: Props) => (
  <WaitingFor {...props} waits={question(props.view)?.waits} own={own} />
);
