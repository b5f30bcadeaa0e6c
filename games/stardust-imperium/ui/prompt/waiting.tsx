import { Waiting as WaitingFor } from '@conclave/kit/table';
import { question } from '../../words/questions.ts';
import type { Props } from '../table.ts';

/** What the table waits for while nothing is asked of the viewer. */
export const Waiting = (props: Props) => <WaitingFor {...props} waits={question(props.view)?.waits} />;
