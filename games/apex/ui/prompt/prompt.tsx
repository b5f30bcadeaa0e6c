import { Zoom } from '../card/zoom.tsx';
import type { Props } from '../draft.ts';
import { questionOf } from '../situation.ts';
import { ChooseAsk } from './choose.tsx';
import { ColonizeAsk } from './colonize.tsx';
import { ExpandAsk } from './expand.tsx';
import { CivilisationAsk, SlotAsk } from './setup.tsx';
import { Waiting } from './waiting.tsx';
import { WarAsk } from './war.tsx';

const ASKS = {
  civilisation: CivilisationAsk,
  slot: SlotAsk,
  choose: ChooseAsk,
  war: WarAsk,
  colonize: ColonizeAsk,
  expand: ExpandAsk,
} as const;

/** The prompt line: what is asked, what is chosen so far, and the buttons that complete it. */
export function Prompt(props: Props) {
  const question = questionOf(props.moves);
  const Asked = question === null ? null : ASKS[question];
  return (
    <div className="ax k-prompt">
      {Asked === null ? <Waiting {...props} /> : <Asked key={question} props={props} />}
      <Zoom {...props} />
    </div>
  );
}
