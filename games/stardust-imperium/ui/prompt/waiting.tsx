import { Waiting as WaitingFor } from '@conclave/kit/table';
import { question } from '../../words/questions.ts';
import type { Props } from '../table.ts';
import { endsItself } from './settings.ts';
import { hasEnded } from './use-automatic.ts';

/** What the table waits for while nothing is asked of the viewer. */
export const Waiting = (props: Props) => (
  <WaitingFor {...props} waits={question(props.view)?.waits}>
    {hasEnded.use() && endsItself.use() && (
      <span className="k-note">
        Your main phase ended by itself.{' '}
        <button type="button" className="k-read" onClick={() => endsItself.set(false)}>
          Ask me again
        </button>
      </span>
    )}
  </WaitingFor>
);
